"""Who asks while the API is attacked: a guest and somebody with an account, in turn. What ends a
guest is asked by one who was made for it."""

import itertools

import requests
import schemathesis

ENDS_THE_CALLER = {("delete", "/api/me"), ("post", "/api/accounts"), ("delete", "/api/sessions")}


def token(base_url, path, **wanted):
    answer = requests.post(base_url + path, json=wanted, timeout=30)
    answer.raise_for_status()
    return answer.json()["token"]


@schemathesis.auth(refresh_interval=None)
class Callers:
    def __init__(self):
        self.lasting = None

    def get(self, case, context):
        base_url = context.operation.base_url.rstrip("/")
        if (case.method.lower(), case.path) in ENDS_THE_CALLER:
            return token(base_url, "/api/guests", name="Gone soon")
        if self.lasting is None:
            guest = token(base_url, "/api/guests", name="Guest")
            account = token(base_url, "/api/accounts", name="Attacker", password="known to nobody")
            self.lasting = itertools.cycle([guest, account])
        return next(self.lasting)

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"
