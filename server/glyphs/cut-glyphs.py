"""Writes the outlines of the fonts of the web application, one file per weight: code point, advance and SVG path, both
in thousandths of the font size. Run from the root of the repository when a font changes; needs fonttools and brotli."""

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = Path("node_modules/@fontsource-variable")
HAUSA = {0x181, 0x18A, 0x198, 0x199, 0x1B3, 0x1B4, 0x253, 0x257}
PUNCTUATION = {0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20A6, 0x20AC}


def is_drawn(code):
    latin = 0x20 <= code <= 0x7E or 0xA0 <= code <= 0x17F and code != 0xAD
    return latin or 0x1E00 <= code <= 0x1EF9 or code in HAUSA | PUNCTUATION


def cut(package, weight):
    glyphs = {}
    for subset in ("latin", "latin-ext", "vietnamese"):
        variable = TTFont(PACKAGES / package / "files" / f"{package}-{subset}-wght-normal.woff2")
        font = instancer.instantiateVariableFont(variable, {"wght": weight})
        scale = 1000 / font["head"].unitsPerEm
        outlines = font.getGlyphSet()
        for code, name in font.getBestCmap().items():
            if code in glyphs or not is_drawn(code):
                continue
            pen = SVGPathPen(outlines, ntos=lambda value: str(round(value)))
            outlines[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
            glyphs[code] = (round(outlines[name].width * scale), pen.getCommands())
    lines = [f"{code:04x}\t{advance}\t{path}\n" for code, (advance, path) in sorted(glyphs.items())]
    (Path(__file__).parent / f"{package}-{weight}.tsv").write_text("".join(lines))


cut("inter", 500)
cut("bricolage-grotesque", 700)
