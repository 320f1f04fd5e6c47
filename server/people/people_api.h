#pragma once

#include <string>

#include "server/people/caller.h"

namespace cheesemoon::server {

// All that can be asked about people over HTTP. Some of it is asked by somebody, who is known by
// then.

/// POST /api/guests
HttpResponse add_guest(const Call& call);

/// POST /api/accounts
void add_account(const Call& call, const HttpReply& reply);

/// POST /api/sessions
void log_in(const Call& call, const HttpReply& reply);
/// GET /api/sessions
HttpResponse list_sessions(const Call& call, const Person& person);
/// DELETE /api/sessions/{id}
HttpResponse end_session(const Call& call, const Person& person);
/// DELETE /api/sessions
HttpResponse end_sessions(const Call& call, const Person& person);

/// GET /api/me
HttpResponse show_me(const Call& call, const Person& person);
/// PATCH /api/me
void change_me(const Call& call, const Person& person, const HttpReply& reply);
/// DELETE /api/me
void delete_me(const Call& call, const Person& person, const HttpReply& reply);
/// GET /api/me/export
void export_me(const Call& call, const Person& person, const HttpReply& reply);
/// GET /api/me/tables
void list_my_tables(const Call& call, const Person& person, const HttpReply& reply);

/// GET /api/people/{id}
HttpResponse show_person(const Call& call);
/// GET /api/leaderboard
HttpResponse show_leaderboard(const Call& call);

/// POST /api/reports
HttpResponse add_report(const Call& call, const Person& reporter);

// What several of them do.

/// A new session of an account: 201 with the person and the token.
HttpResponse begin_session(const People& people, Store& store, const Person& person,
                           const std::string& label);

/// Whether a password may be tried now, for an account or for a name that may be nobody's.
bool may_try_password(People& people, const HttpRequest& request, const std::string& name_key);

}  // namespace cheesemoon::server
