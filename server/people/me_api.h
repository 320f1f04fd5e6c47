#pragma once

#include "server/people/caller.h"

namespace cheesemoon::server {

/// GET /api/me
HttpResponse show_me(const Call& call);
/// PATCH /api/me
void change_me(const Call& call, const HttpReply& reply);
/// DELETE /api/me
void delete_me(const Call& call, const HttpReply& reply);
/// GET /api/me/export
void export_me(const Call& call, const HttpReply& reply);
/// GET /api/me/tables
void list_my_tables(const Call& call, const HttpReply& reply);

}  // namespace cheesemoon::server
