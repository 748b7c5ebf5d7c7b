"""Makes the workbooks in this folder, which hold the same in the spelling of each writer.

Needs openpyxl and xlsxwriter. libreoffice.xlsx is openpyxl.xlsx, saved again by
`soffice --headless --convert-to xlsx --outdir converted openpyxl.xlsx`.
"""

import datetime

import openpyxl
import xlsxwriter
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont

HEADINGS = ["Text", "Spaces", "Number", "Percent", "Boolean", "Date", "Moment", "Time", "Error", "Formula", "Words", "Rich", "Lines"]
TEXT, SPACES, LINES = "Zoë 数据 😀", "  kept  ", "one\ntwo\ttab"
DATE, MOMENT, TIME = datetime.date(2024, 3, 1), datetime.datetime(2024, 3, 1, 8, 30, 15), datetime.time(8, 30)


def with_openpyxl():
    book = openpyxl.Workbook()
    book.active.title = "Hidden"
    book.active["A1"] = "not this"
    book.active.sheet_state = "hidden"
    sheet = book.create_sheet("Data")
    book.active = 1
    sheet.append(HEADINGS)
    rich = CellRichText("plain ", TextBlock(InlineFont(b=True), "bold"))
    sheet.append([TEXT, SPACES, -1234.5, 0.25, True, DATE, MOMENT, TIME, "#N/A", "=1+1", '="a"&"b"', rich, LINES])
    sheet["C2"].number_format = "#,##0.00"
    sheet["D2"].number_format = "0%"
    sheet["A4"] = "after a gap"
    sheet.merge_cells("A6:C7")
    sheet["A6"] = "merged"
    sheet["D7"] = False
    book.save("openpyxl.xlsx")


def with_xlsxwriter(path, options):
    book = xlsxwriter.Workbook(path, options)
    hidden = book.add_worksheet("Hidden")
    hidden.write(0, 0, "not this")
    sheet = book.add_worksheet("Data")
    sheet.activate()
    sheet.set_first_sheet()
    hidden.hide()

    def style(code):
        return book.add_format({"num_format": code})

    sheet.write_row(0, 0, HEADINGS)
    sheet.write_string(1, 0, TEXT)
    sheet.write_string(1, 1, SPACES)
    sheet.write_number(1, 2, -1234.5, style("#,##0.00"))
    sheet.write_number(1, 3, 0.25, style("0%"))
    sheet.write_boolean(1, 4, True)
    sheet.write_datetime(1, 5, DATE, style("dd/mm/yy"))
    sheet.write_datetime(1, 6, MOMENT, style("yyyy-mm-dd hh:mm:ss"))
    sheet.write_datetime(1, 7, TIME, style("[$-F400]h:mm:ss AM/PM"))
    sheet.write_formula(1, 8, "=NA()", None, "#N/A")
    sheet.write_formula(1, 9, "=1+1", None, 2)
    sheet.write_formula(1, 10, '="a"&"b"', None, "ab")
    sheet.write_rich_string(1, 11, "plain ", book.add_format({"bold": True}), "bold")
    sheet.write_string(1, 12, LINES)
    sheet.write_string(3, 0, "after a gap")
    sheet.merge_range("A6:C7", "merged")
    sheet.write_boolean(6, 3, False)
    book.close()


with_openpyxl()
with_xlsxwriter("xlsxwriter.xlsx", {})
with_xlsxwriter("xlsxwriter-1904.xlsx", {"date_1904": True})
