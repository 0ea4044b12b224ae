#!/usr/bin/env python3
"""Writes the tables of Sources/Base/TextMetrics/Tables. See README.md."""

import csv
import pathlib
import unicodedata

from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).parent
OUTPUT = HERE.parent.parent / "Sources/Base/TextMetrics/Tables"
INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
LIBERATION = "/usr/share/fonts/truetype/liberation/Liberation{}-{}.ttf"

# Inter's names of the weights that San Francisco calls ultralight to black.
INTER_WEIGHTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
MEASURED_WEIGHTS = {"regular": 3, "medium": 4, "semibold": 5, "bold": 6}
ERAS = ["iOS 11", "iOS 14"]
FACES = ["Regular", "Bold"]

RANGES = [
    (0x20, 0x24F), (0x250, 0x2AF), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x209F),
    (0x20A0, 0x20CF), (0x2100, 0x23FF), (0x25A0, 0x25FF),
]


class Face:
    """The advances of a font in em."""

    def __init__(self, path):
        font = TTFont(path)
        self.glyphs, self.advances = font.getBestCmap(), font["hmtx"]
        self.unit = font["head"].unitsPerEm

    def advance(self, code):
        return self.advances[self.glyphs[code]][0] / self.unit

    def repertoire(self):
        return [code for low, high in RANGES for code in range(low, high + 1) if self.has_own_width(code)]

    def has_own_width(self, code):
        """An accented letter is as wide as its letter, which the reader of the tables finds by itself."""
        character = chr(code)
        parts = unicodedata.decomposition(character)
        return (code in self.glyphs and (not parts or parts.startswith("<"))
                and unicodedata.category(character) not in ("Mn", "Me", "Cf", "Cc"))


def read(name):
    with open(HERE / "measured" / name, encoding="utf-8") as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return rows[0], rows[1:]


def measured_advances():
    """Per era: code point to weight to advance."""
    header, rows = read("advances.tsv")
    advances = {era: {} for era in ERAS}
    for row in rows:
        for title, value in list(zip(header, row))[1:]:
            if title == "texts" or not value:
                continue
            weight, era = title.split(" ", 1)
            advances[era].setdefault(int(row[0], 16), {})[MEASURED_WEIGHTS[weight]] = float(value)
    return advances


def line_fit(pairs):
    """Slope and offset of the straight line nearest to the pairs."""
    count = len(pairs)
    mean_x, mean_y = sum(x for x, _ in pairs) / count, sum(y for _, y in pairs) / count
    slope = sum((x - mean_x) * (y - mean_y) for x, y in pairs) / sum((x - mean_x) ** 2 for x, _ in pairs)
    return slope, mean_y - slope * mean_x


def weight_growth(inter, measured):
    """How much more San Francisco widens from regular to bold than Inter does."""
    letters = [code for code in measured if chr(code).isalnum() and len(measured[code]) == 4]
    ours = sum(measured[code][6] - measured[code][3] for code in letters)
    theirs = sum(inter[6].advance(code) - inter[3].advance(code) for code in letters)
    return ours / theirs


def mean_growth(inter, growth):
    """How much wider than regular the letters of each weight are."""
    letters = [code for code in range(0x41, 0x7B) if chr(code).isalpha()]
    regular = sum(inter[3].advance(code) for code in letters)
    return [(growth if weight > 3 else 1) * (sum(face.advance(code) for code in letters) - regular) / len(letters)
            for weight, face in enumerate(inter)]


def measured_weights(known, means):
    """The nine advances of a measured character. Signs grow as letters do on the whole."""
    heaviest = known.get(6, known[3] + means[6]) - means[6]
    return [known.get(weight, (known[3] if weight < 6 else heaviest) + mean) for weight, mean in enumerate(means)]


def scaled_weights(code, regular, inter, growth):
    """The nine advances of a character that was not measured. They grow as Inter's do."""
    return [regular + (growth if weight > 3 else 1) * (face.advance(code) - inter[3].advance(code))
            for weight, face in enumerate(inter)]


def line(code, advances):
    return " ".join([f"{code:04X}"] + [str(round(advance * 10000)) for advance in advances])


def san_francisco():
    inter = [Face(INTER.format(weight)) for weight in INTER_WEIGHTS]
    measured = measured_advances()
    newest = measured["iOS 14"]
    well_known = [(inter[3].advance(code), known[3]) for code, known in newest.items()
                  if chr(code).isalnum() and 3 in known]
    slope, offset = line_fit(well_known)
    growth = weight_growth(inter, newest)
    print(f"San Francisco is {slope:.4f} of Inter {offset:+.4f} em; weights grow by {growth:.3f} of Inter's")
    means = mean_growth(inter, growth)
    tables = {era: [] for era in ERAS}
    rest = []
    codes = set(inter[3].repertoire())
    for code in sorted(codes):
        if all(code not in measured[era] for era in ERAS):
            regular = slope * inter[3].advance(code) + offset
            rest.append(line(code, scaled_weights(code, regular, inter, growth)))
            continue
        for era, other in zip(ERAS, reversed(ERAS)):
            known = measured[era].get(code) or measured[other][code]
            tables[era].append(line(code, measured_weights(known, means)))
    return tables["iOS 11"], tables["iOS 14"], rest


def liberation(family):
    faces = [Face(LIBERATION.format(family, face)) for face in FACES]
    return [line(code, [face.advance(code) for face in faces]) for code in faces[0].repertoire()
            if code in faces[1].glyphs]


def kerning():
    _, rows = read("kerning.tsv")
    return [" ".join([row[0]] + [str(round(float(value or 0) * 10000)) for value in row[1:3]]) for row in rows]


def tracking():
    _, rows = read("tracking.tsv")
    return [" ".join([row[0]] + [str(round(float(value) * 10000)) for value in row[1:5]]) for row in rows]


def declaration(name, comment, lines):
    body = "\n".join("        " + text for text in lines)
    notes = "\n".join("    /// " + text for text in comment)
    return f'{notes}\n    static let {name} = #"""\n{body}\n        """#\n'


def write(file, comment, declarations):
    text = "// Written by Tools/FontTables; do not edit.\n\n"
    text += "\n".join(("/// " + part).rstrip() for part in comment)
    text += f"\nenum {file} {{\n" + "\n".join(declarations) + "}\n"
    (OUTPUT / f"{file}.swift").write_text(text, encoding="utf-8")


def main():
    OUTPUT.mkdir(parents=True, exist_ok=True)
    eleven, fourteen, rest = san_francisco()
    weights = "the code point, then ultralight, thin, light, regular, medium, semibold, bold, heavy, black"
    write("SanFranciscoAdvances", [
        "How far San Francisco's characters move the pen at 17 points, in ten-thousandths of an em.", "",
        f"A line is {weights}.", "Regular, medium, semibold and bold were fitted from the widths of labels "
        "that Interface Builder saved;", "the other weights follow Inter's."], [
        declaration("iOS11", ["iOS 11 to 13. Regular letters are sure to 0.0025 em, rare signs to 0.02."], eleven),
        declaration("iOS14", ["iOS 14 and later. As sure."], fourteen),
        declaration("unmeasured", ["What no label had: Inter's advances, scaled to fit the letters above.",
                                   "Sure to 0.02 em, every release."], rest)])
    write("SanFranciscoSpacing", [
        "What San Francisco adds between characters, in ten-thousandths of an em.", "",
        "A line is a pair or a size, then iOS 11 to 13, then iOS 14 and later."], [
        declaration("kerning", ["Added within pairs of characters, fitted from the widths of labels."], kerning()),
        declaration("tracking", [
            "Added after every character at a size in points, compared with 17 points. Fitted for 9 to 19;",
            "20 to 44 rest on a few texts each, other sizes carry them on. Above 19 points semibold and heavier",
            "weights differ from the lighter ones: theirs are the last two columns."], tracking())])
    write("LiberationAdvances", [
        "How far the characters of the Liberation fonts move the pen, in ten-thousandths of an em.", "",
        "They were made with the advances of Arial and Times New Roman. A line is the code point, regular, bold."], [
        declaration("sans", ["Those of Liberation Sans: Arial's and Helvetica's."], liberation("Sans")),
        declaration("serif", ["Those of Liberation Serif: Times New Roman's."], liberation("Serif"))])


if __name__ == "__main__":
    main()
