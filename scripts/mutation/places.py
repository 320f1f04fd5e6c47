"""Where a C++ file can be changed, and into what: used by scripts/mutate.

It reads tokens, not C++. What it cannot know it leaves to the compiler, which refuses the mutant. The
house's clang-format helps: it puts spaces around binary operators and around nothing else, and that
tells a comparison from a template's bracket and a product from a pointer.
"""
import collections
import re

Place = collections.namedtuple("Place", "start end replacements")
Token = collections.namedtuple("Token", "kind text start end")

TOKEN = re.compile(r"""
    (?P<nothing> //[^\n]* | /\*.*?\*/ | ^[ \t]*\#(?:\\\n|[^\n])* )
  | (?P<number>  (?:0[xX][0-9a-fA-F']+ | \d[\d']*(?:\.\d+)?) [uUlLzZ]* )
  | (?P<text>    "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])+' )
  | (?P<word>    [A-Za-z_]\w* )
  | (?P<mark>    <=> | <<= | >>= | -> | :: | \+\+ | -- | && | \|\| | [-+*/%&|^<>=!]= | << | >> | \S )
    """, re.VERBOSE | re.DOTALL | re.MULTILINE)

BINARY = {
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"],
    "==": ["!="], "!=": ["=="], "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="],
    ">=": [">", "<"], "&&": ["||"], "||": ["&&"], "&": ["|"], "|": ["&"], "^": ["&"],
    "<<": [">>"], ">>": ["<<"], "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="],
    "|=": ["&="], "&=": ["|="], "^=": ["|="], "<<=": [">>="], ">>=": ["<<="],
}
UNARY = {"++": ["--"], "--": ["++"], "!": [""], "~": [""]}
CLOSING = {"(": ")", "[": "]", "{": "}"}
# A statement that begins with one of these declares something or is no statement to be removed.
NO_STATEMENT = set("""alignas auto case class const constexpr default do else enum explicit extern
    for friend if inline namespace private protected public return static static_assert assert
    struct switch template typedef union using virtual while""".split())


def places_in(text):
    tokens = [Token(match.lastgroup, match.group(), match.start(), match.end())
              for match in TOKEN.finditer(text) if match.lastgroup != "nothing"]
    return sorted(_File(text, tokens).places())


class _File:
    def __init__(self, text, tokens):
        self.text = text
        self.tokens = tokens
        self.partner = self._find_partners()
        self.quiet = self._find_quiet()

    def places(self):
        for at in range(len(self.tokens)):
            if at in self.quiet:
                continue
            for place in (self._operator(at), self._constant(at), self._condition(at),
                          self._returned(at), self._statement(at)):
                if place is not None:
                    yield place

    def word(self, at):
        return self.tokens[at].text if 0 <= at < len(self.tokens) else ""

    def source(self, first, last):
        """The text from one token up to the one before another."""
        return self.text[self.tokens[first].start:self.tokens[last - 1].end]

    def has_spaces(self, at):
        token = self.tokens[at]
        return self.text[token.start - 1].isspace() and self.text[token.end].isspace()

    def _find_partners(self):
        """Which bracket belongs to which, in both directions."""
        partner, open_ones = {}, []
        for at, token in enumerate(self.tokens):
            if token.kind == "mark" and token.text in CLOSING:
                open_ones.append(at)
            elif token.kind == "mark" and token.text in CLOSING.values() and open_ones:
                begin = open_ones.pop()
                partner[begin], partner[at] = at, begin
        return partner

    def _find_quiet(self):
        """Tokens of assertions, concepts, attributes and templates' brackets: not to be changed."""
        quiet = set()
        for at, token in enumerate(self.tokens):
            end = at
            if token.text in ("static_assert", "assert") and self.word(at + 1) == "(":
                end = self.partner[at + 1]
            elif token.text == "concept":
                end = self._end_of_statement(at)
            elif token.text == "[" and self.word(at + 1) == "[":
                end = self.partner[at]
            elif token.text == "<" and not self.has_spaces(at):
                end = self._end_of_template(at)
            if end > at:
                quiet.update(range(at, end + 1))
        return quiet

    def _end_of_template(self, at):
        depth = 0
        for here in range(at, len(self.tokens)):
            text = self.word(here)
            if self.tokens[here].kind == "mark" and not self.has_spaces(here):
                depth += {"<": 1, ">": -1, ">>": -2}.get(text, 0)
            if depth <= 0 or text in (";", "{"):
                return here
        return at

    def _end_of_statement(self, at):
        """The semicolon that ends what begins here; brackets are passed over."""
        while at < len(self.tokens) and self.word(at) != ";":
            at = self.partner[at] + 1 if self.word(at) in CLOSING else at + 1
            if self.word(at) in CLOSING.values():
                break
        return at

    def _operator(self, at):
        token = self.tokens[at]
        if token.kind != "mark":
            return None
        changes = BINARY.get(token.text) if self.has_spaces(at) else UNARY.get(token.text)
        return Place(token.start, token.end, changes) if changes else None

    def _constant(self, at):
        token = self.tokens[at]
        if token.text in ("true", "false"):
            return Place(token.start, token.end, ["false" if token.text == "true" else "true"])
        # How many bits a member has is its layout, which static_asserts watch.
        is_width = self.word(at - 1) == ":" and all(
            self.tokens[before].kind == "word" for before in (at - 2, at - 3))
        if token.kind != "number" or "." in token.text or is_width:
            return None
        digits = token.text.rstrip("uUlLzZ")
        suffix = token.text[len(digits):]
        value = int(digits.replace("'", ""), 0)
        changes = [value + 1] if value == 0 else [value + 1, value - 1]
        return Place(token.start, token.end, [f"{change}{suffix}" for change in changes])

    def _condition(self, at):
        if self.word(at) not in ("if", "while") or self.word(at + 1) != "(":
            return None
        first, last = at + 2, self.partner[at + 1]
        condition = self.source(first, last)
        if condition == "true" or ";" in condition:
            return None
        # A loop that is made endless would only cost time.
        changes = [f"!({condition})", "false"] + (["true"] if self.word(at) == "if" else [])
        return Place(self.tokens[first].start, self.tokens[last - 1].end, changes)

    def _returned(self, at):
        end = self._end_of_statement(at) if self.word(at) == "return" else at
        # What is false or nothing already is changed as a constant, or cannot be.
        if end < at + 2 or self.word(at + 1) in ("true", "false", "0", "{"):
            return None
        value = self.source(at + 1, end)
        return Place(self.tokens[at + 1].start, self.tokens[end - 1].end, ["{}", f"!({value})"])

    def _statement(self, at):
        """A whole statement that can be removed: a call, an assignment, a jump."""
        if not self._begins_statement(at) or self.word(at) in NO_STATEMENT:
            return self._jump(at)
        end = self._end_of_statement(at)
        if self.word(end) != ";" or end == at or self._declares(at, end):
            return None
        if self.word(at) == "break" and self.word(end + 1) == "}":
            return None
        return Place(self.tokens[at].start, self.tokens[end].end, [";"])

    def _jump(self, at):
        """A bare `return;`, unless it ends a function anyway."""
        if self.word(at) == "return" and self.word(at + 1) == ";" and self.word(at + 2) != "}":
            return Place(self.tokens[at].start, self.tokens[at + 1].end, [";"])
        return None

    def _begins_statement(self, at):
        before = self.word(at - 1)
        if self.tokens[at].kind != "word" and self.word(at) not in ("++", "--"):
            return False
        if before == ")":
            return self.word(self.partner[at - 1] - 1) in ("if", "for", "while")
        if before == ":":
            start = at - 1
            while start > 0 and (self.tokens[start - 1].kind == "word"
                                 or self.word(start - 1) == "::"):
                start -= 1
            return self.word(start) in ("case", "default")
        return before in (";", "{", "}", "else") and not self._is_in_list_or_head(at)

    def _is_in_list_or_head(self, at):
        """True in the head of a for, and in braces that hold values rather than statements."""
        starts = [begin for begin, end in self.partner.items() if begin < at <= end]
        if not starts:
            return True
        inner = max(starts)
        if self.word(inner) != "{":
            return True
        return self.word(inner - 1) not in (")", "else", "const", "do", ":", ";", "{", "}")

    def _declares(self, first, end):
        """True for `Type name ...` and for a function with its body."""
        at = first
        while at < end:
            token, following = self.tokens[at], self.tokens[at + 1]
            if following.text == "{" and token.text in (")", "const", "noexcept", "override"):
                return True
            if following.kind == "word" and (
                    token.kind == "word" or at in self.quiet or
                    (token.text in ("&", "*") and at > first and not self.has_spaces(at))):
                return True
            if token.text in CLOSING:
                at = self.partner[at]
            at += 1
        return False
