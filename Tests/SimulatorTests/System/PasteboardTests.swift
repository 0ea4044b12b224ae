import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite(.onStage) struct PasteboardTests {
    private func launch() -> Simulator {
        let sim = Simulator()
        sim.launch(UIViewController())
        return sim
    }

    @Test func `items of the pasteboard are found by their types`() {
        let sim = launch()
        let board = UIPasteboard.general
        #expect(board.items.isEmpty && !board.hasStrings && board.string == nil)
        board.strings = ["one", "two"]
        #expect(board.string == "one" && board.strings == ["one", "two"] && board.numberOfItems == 2)
        #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
        board.url = URL(string: "https://example.com")
        #expect(board.url?.host() == "example.com" && !board.hasStrings)
        board.color = .red
        #expect(board.color == .red && board.hasColors && !board.hasURLs)
        let image = UIImage()
        board.image = image
        #expect(board.image === image && board.hasImages)
        board.items = []
        #expect(board.image == nil && board.numberOfItems == 0)
        sim.turn()
    }

    @Test func `the changes of a turn are one`() {
        let sim = launch()
        let board = UIPasteboard.general
        var notes: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
            MainActor.assumeIsolated { notes.append(added ?? ["none"]) }
        }
        let before = board.changeCount
        board.string = "one"
        board.string = "two"
        #expect(board.changeCount == before && board.string == "two")
        sim.turn()
        #expect(board.changeCount == before + 1 && notes == [["public.utf8-plain-text"]])
        board.string = "three"
        sim.turn()
        #expect(board.changeCount == before + 2 && notes.last == ["none"])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `boards of one name share their contents, and each simulator has its own`() {
        let first = launch()
        let name = UIPasteboard.Name("notes")
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard(name: name, create: true)?.string = "mine"
        #expect(UIPasteboard(name: name, create: false)?.string == "mine")
        #expect(UIPasteboard.general.string == nil && UIPasteboard.withUniqueName().string == nil)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard.general.string = "first"
        first.turn()
        let second = launch()
        #expect(UIPasteboard.general.string == nil)
        withExtendedLifetime((first, second)) {}
    }
}
