"""A quarter of a small firm, cell by cell, with the standard library only.

python3 quarter.py http://localhost:3000 bill.pdf
"""

# %% Where the engine is, and how it is asked
import base64
import json
import pathlib
import sys
import urllib.error
import urllib.request
from decimal import Decimal

ENGINE = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
BILL = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "bill.pdf")


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "doublerule-version": "2026-11-22"}
    request = urllib.request.Request(f"{ENGINE}/api/v1/{path}", data, headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as refused:  # Problem Details: a stable code, and what to do
        problem = json.load(refused)
        sys.exit(f"{problem['code']}: {problem['detail']}")


# %% What was used, as a list of activities
activities = [
    {"kind": "electricity", "quantity": "4826", "unit": "kWh", "place": "Queensland", "date": "2025-08-15"},
    {"kind": "diesel", "quantity": "310.5", "unit": "L", "date": "2025-08-31", "vehicle": "ute"},
    {"kind": "flight", "origin": "BNE", "destination": "SYD", "returnTrip": True, "travellers": 2},
]
worked = ask("calculations", {"activities": activities})
for line in worked["lines"]:
    activity = activities[line["index"]]["kind"]
    if line["status"] == "open":
        print(f"{activity}: {line['problem']['text']}")
    for emission in line.get("emissions", []):
        if emission["counted"]:
            print(f"{activity}, scope {emission['scope']}: {emission['expression']} = {emission['kgCO2e']} kg")

# %% Figures are exact digits: Decimal keeps them so
by_scope = {scope: Decimal(kg) for scope, kg in worked["totals"]["byScope"].items()}
assert sum(by_scope.values()) == Decimal(worked["totals"]["kgCO2e"])
print("by scope:", {scope: str(kg) for scope, kg in by_scope.items()})

# %% Where the factor comes from
factor = next(iter(worked["factors"].values()))
print(f"{factor['name']}: {factor['kgCO2ePerUnit']} kg per {factor['unit']}, {factor['source']}")

# %% The bill itself, read by the engine, says the same of the electricity
content = base64.b64encode(BILL.read_bytes()).decode()
[document] = ask("analyses", {"files": [{"fileName": BILL.name, "content": content}]})["documents"]
if document["status"] == "analysed":
    totals = document["analysis"]["totals"]
    print(f"{BILL.name}: {totals['kgCO2e']} kg")

# %% Kept for a year, it is worked out again: the same, or what differs
[replay] = ask("replays", {"analyses": [document["analysis"]]})["replays"]
print("replayed:", "same" if replay["same"] else replay["differences"])
