/// Sheets, folders, books.
enum Documents {
    static let drawings: [String: Drawing] = [
        "doc": sheet, "doc.text": text.crowded(0.6), "doc.plaintext": plainText.crowded(0.6),
        "doc.on.doc": two.crowded(0.7),
        "doc.on.clipboard": onClipboard.crowded(0.55), "clipboard": clipboard,
        "list.clipboard": listClipboard.crowded(0.4),
        "arrow.up.doc": arrowUp.crowded(0.7), "arrow.down.doc": arrowDown.crowded(0.7),
        "folder": folder, "book": book, "book.closed": closedBook.crowded(0.8), "bookmark": bookmark,
        "books.vertical": books.crowded(0.5), "newspaper": newspaper.crowded(0.3),
        "archivebox": archiveBox.crowded(0.8), "note.text": note.crowded(0.7),
        "square.and.arrow.up": share, "square.and.arrow.down": save,
        "rectangle.portrait.and.arrow.forward": leave.crowded(0.85),
        "calendar": calendar.crowded(0.5), "paperclip": paperclip.crowded(0.5),
    ]

    private static let sheet = Drawing(width: 22).outline(sheetPath(3.4, 2.4, 15.2, 19.2)).detail(
        fold(3.4, 2.4, 15.2))

    private static let text = sheet.detail(.line(7, 13, 15, 13)).detail(.line(7, 16.8, 15, 16.8))

    private static let plainText = Drawing(width: 22).outline(.rectangle(3.4, 2.4, 15.2, 19.2, radius: 2.8))
        .detail(.line(7, 7.2, 15, 7.2)).detail(.line(7, 11, 15, 11)).detail(.line(7, 14.8, 12, 14.8))

    private static let arrowUp = sheet.detail(.line(11, 11.6, 11, 18.2)).detail(
        .polyline([(8, 14.4), (11, 11.4), (14, 14.4)]))

    private static let arrowDown = sheet.detail(.line(11, 11.4, 11, 18)).detail(
        .polyline([(8, 15.2), (11, 18.2), (14, 15.2)]))

    private static let two: Drawing = {
        let front = sheetPath(3, 7.4, 11.4, 14.2)
        return Drawing(width: 25).outline(sheetPath(9.8, 2.4, 12, 15)).detail(fold(9.8, 2.4, 12)).free(front)
            .outline(front)
            .detail(fold(3, 7.4, 11.4))
    }()

    private static let onClipboard: Drawing = {
        let front = sheetPath(3, 8.6, 10.6, 13)
        return Drawing(width: 25).outline(.rectangle(7.2, 4.4, 14.8, 16.2, radius: 2.6)).with(clip(14.6, 4.2))
            .free(front).outline(front).detail(fold(3, 8.6, 10.6))
    }()

    private static let clipboard = Drawing(width: 22).outline(.rectangle(3.4, 4.4, 15.2, 17.2, radius: 2.8))
        .with(clip(11, 4.2))

    private static let listClipboard =
        clipboard
        .detail(.line(10.2, 11.4, 15, 11.4)).detail(.line(10.2, 16.2, 15, 16.2))
        .detailDot(7.2, 11.4, radius: 0.3).detailDot(7.2, 16.2, radius: 0.3)

    /// Returns the clip at the top of a clipboard.
    private static func clip(_ x: Double, _ y: Double) -> Drawing {
        let path = SymbolPath.rectangle(x - 3.3, y - 1.8, 6.6, 3.6, radius: 1.5)
        return Drawing().gap(path).detail(path)
    }

    /// Returns a sheet whose upper-right corner is folded.
    private static func sheetPath(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SymbolPath {
        let cut = width * 0.38
        return .polygon(
            [(x, y), (x + width - cut, y), (x + width, y + cut), (x + width, y + height), (x, y + height)],
            radius: 2.2)
    }

    private static func fold(_ x: Double, _ y: Double, _ width: Double) -> SymbolPath {
        let cut = width * 0.38
        return .polyline(
            [(x + width - cut, y + 0.6), (x + width - cut, y + cut), (x + width - 0.6, y + cut)], radius: 1.3)
    }

    private static let folder = Drawing(width: 27)
        .outline(
            .polygon([(2.8, 4), (9.6, 4), (12, 6.6), (24.2, 6.6), (24.2, 20), (2.8, 20)], radius: 2.5)
        )
        .detail(.line(3.2, 10.6, 23.8, 10.6))

    private static let book = Drawing(width: 28)
        .outline(page).outline(page.mirrored(x: 14))
        .detail(.line(14, 6.6, 14, 20))

    private static let page = SymbolPath().move(14, 6.2).curve(11, 4, 6.6, 3.6, to: 3.6, 4.4)
        .curve(3, 4.6, 2.6, 5.1, to: 2.6, 5.7).line(2.6, 17.6)
        .curve(2.6, 18.4, 3.2, 18.9, to: 4, 18.8).curve(7.4, 18, 11, 18.4, to: 14, 20.2).close()

    private static let closedBook = Drawing(width: 22)
        .outline(.rectangle(3.6, 2.6, 14.8, 18.8, radius: 2.8))
        .detail(.line(4, 17, 18.2, 17)).detail(.line(8, 3, 8, 16.8))

    private static let books = Drawing(width: 26)
        .outline(.rectangle(3, 4, 5, 16.8, radius: 1.3)).outline(.rectangle(8, 4, 5, 16.8, radius: 1.3))
        .outline(SymbolPath.rectangle(15.4, 4, 5, 16.8, radius: 1.3).turned(-12, x: 17.9, y: 12.4))

    private static let bookmark = Drawing(width: 20)
        .outline(.polygon([(4, 2.8), (16, 2.8), (16, 21.2), (10, 16.4), (4, 21.2)], radius: 1.7))

    private static let newspaper = Drawing(width: 27).outline(.rectangle(2.8, 4, 17.6, 16.4, radius: 2.4))
        .outline(.polyline([(20.4, 8.4), (24.4, 8.4), (24.4, 20.4), (17.8, 20.4)], radius: 2.2))
        .detail(.rectangle(6.2, 7.6, 5, 4.6, radius: 0.8)).detail(.line(14.2, 8, 17, 8))
        .detail(.line(14.2, 12, 17, 12)).detail(.line(6.2, 16, 17, 16))

    private static let archiveBox = Drawing(width: 26).outline(.rectangle(2.6, 3.8, 20.8, 4.8, radius: 1.5))
        .outline(.polyline([(4.6, 8.6), (4.6, 20.4), (21.4, 20.4), (21.4, 8.6)], radius: 2.6))
        .detail(.line(10.2, 12.8, 15.8, 12.8))

    private static let note = Figures.square.detail(.line(7, 8.4, 17, 8.4)).detail(.line(7, 12, 17, 12))
        .detail(.line(7, 15.6, 12.4, 15.6))

    private static let share = box.freeLine(.line(12, 3, 12, 14.2)).line(.line(12, 2.6, 12, 14.4))
        .line(.polyline([(8.1, 6.5), (12, 2.6), (15.9, 6.5)]))

    private static let save: Drawing = {
        let head = SymbolPath.polyline([(8.1, 12.1), (12, 16), (15.9, 12.1)])
        return box.freeLine(.line(12, 3, 12, 15.6)).freeLine(head, gap: 1.1).line(.line(12, 2.6, 12, 15.9))
            .line(head)
    }()

    private static let box = Drawing()
        .outline(
            .polyline(
                [(8.4, 8.8), (4.4, 8.8), (4.4, 21.3), (19.6, 21.3), (19.6, 8.8), (15.6, 8.8)], radius: 2.8))

    private static let leave = Drawing(width: 26)
        .outline(.polyline([(15.4, 8), (15.4, 3), (3, 3), (3, 21), (15.4, 21), (15.4, 16)], radius: 2.8))
        .freeLine(.line(9.4, 12, 22, 12)).line(.line(9.4, 12, 23, 12)).line(
            .polyline([(19.2, 8.2), (23, 12), (19.2, 15.8)]))

    private static let calendar = Drawing(width: 25).outline(.rectangle(2.9, 4, 19.2, 17.2, radius: 3))
        .detail(.line(3.2, 9, 21.8, 9)).line(.line(7.8, 2.4, 7.8, 5)).line(.line(17.2, 2.4, 17.2, 5))
        .detailDot(8, 13, radius: 0.4, times: 0.9).detailDot(12.5, 13, radius: 0.4, times: 0.9)
        .detailDot(17, 13, radius: 0.4, times: 0.9).detailDot(8, 17.2, radius: 0.4, times: 0.9)
        .detailDot(12.5, 17.2, radius: 0.4, times: 0.9)

    private static let paperclip = Drawing(width: 23)
        .line(
            SymbolPath().move(15.8, 7.6).line(8.2, 15.2).curve(6.6, 16.8, 8.6, 18.8, to: 10.2, 17.2)
                .line(18.4, 9).curve(21.8, 5.4, 17.6, 0.8, to: 14, 4.4).line(5.2, 13.2)
                .curve(0, 18.6, 6.4, 25, to: 11.8, 19.8).line(18.8, 12.8))
}
