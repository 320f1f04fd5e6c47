#!/usr/bin/env python3
"""Learns a judge of First Rat from games of its own; docs/training.md says how. Wants PyTorch and numpy.

What was played and learnt is kept in --work: whoever calls it again with the same words goes on where it was
broken off. Another run needs another --work."""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import textwrap
import time

import numpy
import torch
from torch import nn

TEAM, TABLE, ORDER = 144, 20, 3
SEEN, MIXED, SUMMED_UP, ANSWERS, GLANCED = 96, 64, 32, 8, 16
HEAD, TARGETS = 3, 3  # of a row: game, round, rounds to come; of a team: result, expected share and points
PARTS = 4096
PORTION = 1000  # games of one file: who interrupts loses no more
# May change from call to call; all other arguments decide what is played and learnt. More generations go on from
# those that are there.
FREE = ("program", "work", "source", "match", "time", "generations")


class Judge(nn.Module):
    """players/first_rat/network.h, for many tables of as many teams at once."""

    def __init__(self):
        super().__init__()
        self.look = nn.Linear(TEAM, SEEN)
        self.own = nn.Linear(SEEN, MIXED, bias=False)
        self.others = nn.Linear(SEEN, MIXED, bias=False)
        self.table = nn.Linear(TABLE, MIXED, bias=False)
        self.order = nn.Linear(ORDER, MIXED, bias=False)
        self.sum_up = nn.Linear(MIXED, SUMMED_UP)
        self.answer = nn.Linear(SUMMED_UP, ANSWERS)
        self.glance = nn.Linear(TEAM, GLANCED)
        self.glance_table = nn.Linear(TABLE, GLANCED, bias=False)
        self.impression = nn.Linear(GLANCED, 1, bias=False)

    def forward(self, teams, table, order, dropout=0.0):
        seen = torch.relu(self.look(teams))
        seen = nn.functional.dropout(seen, dropout, self.training)
        others = self.others(seen)
        others = (others.sum(1, keepdim=True) - others) / (teams.shape[1] - 1)
        mixed = torch.relu(self.own(seen) + others + self.table(table)[:, None] + self.order(order))
        glanced = torch.relu(self.glance(teams) + self.glance_table(table)[:, None])
        return self.answer(torch.relu(self.sum_up(mixed))), self.impression(glanced)[:, :, 0]

    def layers(self):
        """All weights, in the order of read_network."""
        return [self.look.weight.T, self.look.bias, self.own.weight.T, self.others.weight.T, self.table.weight.T,
                self.order.weight.T, self.sum_up.weight.T, self.sum_up.bias, self.answer.weight.T, self.answer.bias,
                self.glance.weight.T, self.glance_table.weight.T, self.glance.bias, self.impression.weight.T]

    @torch.no_grad()
    def read(self, file):
        sizes = [layer.numel() for layer in self.layers()]
        if not pathlib.Path(file).is_file() or pathlib.Path(file).stat().st_size != 2 * sum(sizes):
            sys.exit(f"train: {file} is no network of {sum(sizes)} weights")
        weights = torch.from_numpy(numpy.fromfile(file, "<i2").astype("f4") / PARTS)
        for layer, values in zip(self.layers(), weights.split(sizes)):
            layer.copy_(values.reshape(layer.shape))

    def written(self):
        """The weights as whole numbers."""
        weights = torch.cat([layer.reshape(-1) for layer in self.layers()]).detach().cpu().numpy()
        return numpy.clip(numpy.rint(weights * PARTS), -32768, 32767).astype("<i2").tobytes()


class Rows:
    """What was written of games of one kind."""

    def __init__(self, files, seats, device):
        self.teams = max(2, seats)
        width = TEAM + ORDER + TARGETS
        raw = [numpy.fromfile(file, "<i2").reshape(-1, HEAD + TABLE + self.teams * width) for file in files]
        rows = torch.from_numpy(numpy.concatenate(raw)).to(device)
        self.game, self.round = rows[:, 0], rows[:, 1]
        self.rounds = rows[:, 2].float() / 5
        self.table = rows[:, HEAD:HEAD + TABLE].half() / 256
        of_team = rows[:, HEAD + TABLE:].reshape(-1, self.teams, width)
        self.inputs = (of_team[:, :, :TEAM].half() / 256)
        self.order = (of_team[:, :, TEAM:TEAM + ORDER].half() / 256)
        self.result = of_team[:, :, -3].float() / 10000
        self.share = of_team[:, :, -2].float() / 10000
        self.points = of_team[:, :, -1].float() / 100
        del rows, of_team
        self.held_out = torch.nonzero(self.game == 0)[:, 0]
        self.fitted_to = torch.nonzero(self.game != 0)[:, 0]

    def answers(self, judge, chosen, dropout=0.0):
        return judge(self.inputs[chosen].float(), self.table[chosen].float(), self.order[chosen].float(), dropout)


def loss_of(answers, rows, chosen):
    answers, impression = answers
    share = -(rows.share[chosen] * torch.log_softmax(answers[:, :, 0], 1)).sum(1).mean()
    glance = -(rows.share[chosen] * torch.log_softmax(impression, 1)).sum(1).mean()
    points = (answers[:, :, 1] - rows.points[chosen]).square().mean()
    rounds = (answers[:, :, 2].mean(1) - rows.rounds[chosen]).square().mean()
    return share + glance + 0.3 * points + 0.03 * rounds


@torch.no_grad()
def held_out(judge, rows):
    """Log loss of the winners of games that were not learnt from, in all and by quarters of the game."""
    judge.eval()
    logs, glances, places, wrong = [], [], [], []
    for chosen in rows.held_out.split(65536):
        answers, impression = rows.answers(judge, chosen)
        glances.append(-(rows.result[chosen] * torch.log_softmax(impression, 1)).sum(1))
        logs.append(-(rows.result[chosen] * torch.log_softmax(answers[:, :, 0], 1)).sum(1))
        last = rows.round[chosen] + rows.rounds[chosen] * 5
        places.append((4 * (rows.round[chosen] - 1) / last).clamp(0, 3).int())
        wrong.append((answers[:, :, 1] - rows.points[chosen]).square().mean(1))
    logs, places, wrong = torch.cat(logs), torch.cat(places), torch.cat(wrong)
    return {"log loss": round(logs.mean().item(), 4), "at a glance": round(torch.cat(glances).mean().item(), 4),
            "points off by": round(10 * wrong.mean().sqrt().item(), 2),
            "quarters": [round(logs[places == quarter].mean().item(), 3) for quarter in range(4)]}


def learn(kinds, arguments):
    device = next(iter(kinds.values())).inputs.device
    torch.manual_seed(arguments.seed)
    judge = Judge().to(device)
    if arguments.begin:
        judge.read(arguments.begin)
    mean = torch.optim.swa_utils.AveragedModel(judge, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.999))
    optimizer = torch.optim.AdamW(judge.parameters(), lr=arguments.rate, weight_decay=arguments.decay)
    sizes = {seats: len(rows.fitted_to) for seats, rows in kinds.items()}
    steps = int(arguments.epochs * sum(sizes.values()) / arguments.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, arguments.rate, steps, pct_start=0.05)
    order = torch.Generator(device="cpu").manual_seed(arguments.seed)
    kinds_of_steps = torch.multinomial(torch.tensor([float(size) for size in sizes.values()]), steps, True, generator=order)
    began = time.time()
    for step in range(steps):
        judge.train()
        rows = kinds[list(sizes)[kinds_of_steps[step]]]
        chosen = rows.fitted_to[torch.randint(len(rows.fitted_to), (arguments.batch,), device=device)]
        loss = loss_of(rows.answers(judge, chosen, arguments.dropout), rows, chosen)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
        mean.update_parameters(judge)
        if step % max(1, steps // 8) == 0:
            print(f"  step {step} of {steps}, {time.time() - began:.0f} s, loss {loss.item():.4f}", flush=True)
    return mean.module


def open_work(arguments):
    """Makes sure that --work has nothing that was played or learnt with other arguments."""
    arguments.work.mkdir(parents=True, exist_ok=True)
    wanted = {name: value for name, value in vars(arguments).items() if name not in FREE}
    file = arguments.work / "arguments.json"
    if not any(arguments.work.iterdir()):
        file.write_text(json.dumps(wanted, indent=1))
    kept = json.loads(file.read_text()) if file.exists() else {}
    others = [f"--{name}" for name in wanted if name not in kept or kept[name] != wanted[name]]
    if others:
        sys.exit(f"train: {arguments.work} was begun with another {', '.join(others)}; "
                 f"name another --work, or delete this one")


def portions(arguments, generation):
    """A generation's games: seats, the number of the first game, how many, and the file that holds them."""
    for seats, games in enumerate(map(int, arguments.games.split(",")), 1):
        for first in range(0, games, PORTION):
            yield seats, first, min(PORTION, games - first), arguments.work / f"games-{generation}-{seats}-{first}"


def play(arguments, generation, player):
    """Plays the games of a generation that are not there yet."""
    for seats, first, games, file in portions(arguments, generation):
        if file.exists():
            continue
        began = time.time()
        subprocess.run([arguments.program, "play", "--seats", str(seats), "--first", str(first), "--games", str(games),
                        "--nodes", str(arguments.nodes), "--seed", str(arguments.seed + generation),
                        "--judge", player, "--out", f"{file}.unfinished"], check=True)
        pathlib.Path(f"{file}.unfinished").rename(file)
        print(f"{file}: {games} games in {time.time() - began:.0f} s", flush=True)


def is_better(arguments, network):
    """Whether the network wins more than its share of matches at equal time, as one among players of the house."""
    passed = True
    for seats in (2, 3, 4):
        told = subprocess.run([arguments.program, "match", "--judge", network, "--seats", str(seats), "--time",
                               str(arguments.time), "--games", str(arguments.match)],
                              check=True, capture_output=True, text=True).stdout
        won, margin = map(float, re.search(r"wins ([0-9.]+) \+-([0-9.]+) %", told).groups())
        print(told.strip(), flush=True)
        passed = passed and won - margin > 100 / seats
    return passed


SOURCE = """#include <array>

#include "players/first_rat/network.h"

namespace cheesemoon::players {{

// Written by training/train.py; do not edit. docs/training.md says of which games it was learnt.
// clang-format off
std::span<const std::int16_t, network_size> house_weights() {{
  static constexpr std::array<std::int16_t, network_size> weights{{
{}
  }};
  return weights;
}}
// clang-format on

}}  // namespace cheesemoon::players
"""


def source_of(weights):
    numbers = " ".join(f"{weight}," for weight in numpy.frombuffer(weights, "<i2"))
    return SOURCE.format(textwrap.fill(numbers, 100, initial_indent="    ", subsequent_indent="    "))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", help="the program that plays (build/training/training/training)")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("build/learning"))
    parser.add_argument("--source", type=pathlib.Path, default=pathlib.Path("players/first_rat/house_weights.cpp"),
                        help="written if the network beats the judge of the house")
    parser.add_argument("--match", type=int, default=200, help="games of each match against the house")
    parser.add_argument("--time", type=int, default=50, help="milliseconds a turn in these matches")
    parser.add_argument("--judge", default="house", help="who plays the games of the first generation")
    parser.add_argument("--begin", help="a network to go on from")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--remembered", type=int, default=2, help="how many generations are learnt from")
    parser.add_argument("--games", default="8000,24000,20000,20000,16000", help="of each, alone to five")
    parser.add_argument("--nodes", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=float, default=10)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--dropout", type=float, default=0.1)
    arguments = parser.parse_args()
    if arguments.begin:
        Judge().read(arguments.begin)  # refused now, and not after hours of games
    open_work(arguments)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    player = arguments.judge
    for generation in range(arguments.generations):
        play(arguments, generation, player)
        network = arguments.work / f"network-{generation}"
        player = str(network)
        if network.exists():
            arguments.begin = player
            continue
        remembered = range(max(0, generation - arguments.remembered + 1), generation + 1)
        kinds = {seats: Rows(files, seats, device) for seats in range(1, 6)
                 if (files := [file for number in remembered
                               for played_by, _, _, file in portions(arguments, number) if played_by == seats])}
        judge = learn(kinds, arguments)
        network.write_bytes(judge.written())
        arguments.begin = player
        report = {str(seats): held_out(judge, rows) for seats, rows in kinds.items()}
        (arguments.work / f"report-{generation}.json").write_text(json.dumps(report, indent=1))
        print(json.dumps(report), flush=True)
    learnt = source_of(pathlib.Path(player).read_bytes())
    if arguments.source.exists() and arguments.source.read_text() == learnt:
        sys.exit(f"train: the house has this network; for the next one name another --work than {arguments.work}")
    if not is_better(arguments, player):
        sys.exit("train: the judge of the house stays: the new one has not won all matches")
    arguments.source.parent.mkdir(parents=True, exist_ok=True)
    arguments.source.write_text(learnt)
    print(f"train: the new judge is in {arguments.source}; docs/training.md says what is to be renewed with it")


if __name__ == "__main__":
    main()
