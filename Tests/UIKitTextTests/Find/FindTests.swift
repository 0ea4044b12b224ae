import Simulator
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitText

/// Finding and replacing text.
@MainActor @Suite(.inTurn) struct FindTests {
    private func app(_ text: String) -> (Simulator, UITextView) {
        let sim = Simulator()
        let page = UIViewController()
        let view = UITextView(frame: CGRect(x: 0, y: 60, width: 390, height: 300))
        view.text = text
        view.isFindInteractionEnabled = true
        page.view.addSubview(view)
        sim.launch(page)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        return (sim, view)
    }

    private func shows(_ sim: Simulator, _ text: String) -> Bool {
        sim.picture().svg.contains(">\(text)</text>")
    }

    @Test(
        arguments: [
            ("one", [], UITextSearchOptions.WordMatchMethod.contains, [0, 8]),
            ("one", .caseInsensitive, .contains, [0, 4, 8, 14]),
            ("one", .caseInsensitive, .startsWith, [0, 4, 8]), ("one", .caseInsensitive, .fullWord, [0, 4]),
            ("", .caseInsensitive, .contains, []), ("none", [], .contains, []),
        ] as [(String, NSString.CompareOptions, UITextSearchOptions.WordMatchMethod, [Int])])
    func `words are found by the options`(
        query: String, compare: NSString.CompareOptions, method: UITextSearchOptions.WordMatchMethod,
        places: [Int]
    ) {
        let text = "one One ones lONEly"
        #expect(text.found(query, UITextSearchOptions(method, compare)).map(\.location) == places)
    }

    @Test func `command F finds, command G goes on`() throws {
        let (sim, view) = app("red green Red blue red")
        #expect(view.findInteraction?.isFindNavigatorVisible == false)
        sim.pressKey("f", modifiers: .command)
        let interaction = try #require(view.findInteraction)
        #expect(
            interaction.isFindNavigatorVisible && interaction.activeFindSession != nil
                && !view.isFirstResponder)
        sim.type("red")
        #expect(interaction.searchText == "red" && interaction.activeFindSession?.resultCount == 3)
        #expect(interaction.activeFindSession?.highlightedResultIndex == 0 && shows(sim, "1 of 3"))
        sim.pressKey("g", modifiers: .command)
        #expect(shows(sim, "2 of 3"))
        sim.pressKey("g", modifiers: [.command, .shift])
        sim.pressKey("g", modifiers: [.command, .shift])
        #expect(shows(sim, "3 of 3"))
        sim.tap("Find Next")
        #expect(shows(sim, "1 of 3"))
        sim.type("x")
        #expect(shows(sim, "0 results"))
        sim.tap("Done")
        #expect(
            !interaction.isFindNavigatorVisible && interaction.activeFindSession == nil
                && view.isFirstResponder)
        #expect(interaction.searchText == "redx" && view.finder?.decorations.isEmpty == true)
    }

    @Test func `options of the navigator are chosen in its menu`() throws {
        let (sim, view) = app("red Redder red")
        let interaction = try #require(view.findInteraction)
        interaction.searchText = "red"
        interaction.presentFindNavigator(showingReplace: false)
        let session = try #require(interaction.activeFindSession)
        #expect(session.resultCount == 3)
        sim.tap("Find Options")
        sim.tap("Ignore Case")
        #expect(session.resultCount == 2)
        sim.advance(by: 1)
        sim.tap("Find Options")
        sim.tap("Ignore Case")
        sim.advance(by: 1)
        sim.tap("Find Options")
        sim.tap("Whole Words")
        #expect(session.resultCount == 2)
        var usual: [String] = []
        interaction.optionsMenuProvider = {
            usual = $0.map(\.title)
            return UIMenu(children: [UIAction(title: "Own") { _ in }])
        }
        sim.advance(by: 1)
        sim.tap("Find Options")
        #expect(usual == ["Ignore Case", "Whole Words"] && shows(sim, "Own"))
    }

    @Test func `text is replaced, one by one or all`() throws {
        let (sim, view) = app("red green red blue red")
        sim.pressKey("f", modifiers: [.command, .alternate])
        let interaction = try #require(view.findInteraction)
        let session = try #require(interaction.activeFindSession)
        sim.type("red")
        #expect(session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult)
        sim.tap("Replace With")
        sim.type("x")
        #expect(interaction.replacementText == "x")
        sim.tap("Replace")
        #expect(
            view.text == "x green red blue red" && session.resultCount == 2
                && session.highlightedResultIndex == 0)
        sim.tap("Replace All")
        #expect(view.text == "x green x blue x" && session.resultCount == 0)
    }

    @Test func `a text that is not edited is not replaced`() throws {
        let (sim, view) = app("red")
        defer { withExtendedLifetime(sim) {} }
        view.isEditable = false
        let interaction = try #require(view.findInteraction)
        interaction.searchText = "red"
        interaction.presentFindNavigator(showingReplace: true)
        let session = try #require(interaction.activeFindSession)
        #expect(!session.supportsReplacement && !session.allowsReplacement)
        session.replaceAll(searchQuery: "red", replacementString: "x", options: nil)
        #expect(view.text == "red")
    }

    @Test func `the search begins at the selection`() throws {
        let (sim, view) = app("red green red blue red")
        defer { withExtendedLifetime(sim) {} }
        view.selectedRange = NSRange(location: 5, length: 0)
        let interaction = try #require(view.findInteraction)
        interaction.searchText = "red"
        interaction.presentFindNavigator(showingReplace: false)
        #expect(interaction.activeFindSession?.highlightedResultIndex == 1)
        interaction.findPrevious()
        #expect(interaction.activeFindSession?.highlightedResultIndex == 0)
    }

    @Test func `the selection can be the search text`() throws {
        let (sim, view) = app("red green red")
        view.selectedRange = NSRange(location: 0, length: 3)
        sim.pressKey("e", modifiers: .command)
        #expect(view.findInteraction?.searchText == "red")
        #expect(view.findInteraction?.activeFindSession?.resultCount == 2)
    }

    @Test func `without the interaction nothing is found`() {
        let (sim, view) = app("red")
        view.isFindInteractionEnabled = false
        #expect(view.findInteraction == nil && !view.canPerformAction(Selector("find:"), withSender: nil))
        sim.pressKey("f", modifiers: .command)
        #expect(view.isFirstResponder)
    }

    /// An app's own object that searches two documents.
    private final class Library: NSObject, UITextSearching {
        var heard: [String] = []
        var aggregator: UITextSearchAggregator<Int>?
        var selectedTextRange: UITextRange?
        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            let (one, other) = (
                (foundRange as? PlainRange)?.range.location ?? 0,
                (toRange as? PlainRange)?.range.location ?? 0
            )
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
        ) {
            heard.append("search \(queryString) \(options.stringCompareOptions.contains(.caseInsensitive))")
            aggregator = resultAggregator
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
            heard.append(
                "\(usingStyle) \((foundTextRange as? PlainRange)?.range.location ?? -1) in \(document ?? -1)")
        }
        func clearAllDecoratedFoundText() { heard.append("clear") }
        func compare(document: Int, toDocument: Int) -> ComparisonResult {
            document < toDocument
                ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
        }
    }

    @Test func `results of several documents are in their order, and may come late`() {
        let library = Library()
        let session = UITextSearchingFindSession(searchableObject: library)
        #expect(session.searchableObject === library && session.highlightedResultIndex == NSNotFound)
        session.performSearch(query: "a", options: nil)
        let first = library.aggregator
        func range(_ place: Int) -> PlainRange { PlainRange(NSRange(location: place, length: 1)) }
        first?.foundRange(range(5), searchString: "a", document: 2)
        first?.foundRange(range(9), searchString: "a", document: 1)
        first?.foundRange(range(3), searchString: "a", document: 2)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == NSNotFound)
        #expect(first?.allFoundRanges.map { ($0 as? PlainRange)?.range.location } == [9, 3, 5])
        library.heard = []
        first?.finishedSearching()
        #expect(session.highlightedResultIndex == 0 && library.heard == ["highlighted 9 in 1"])
        library.heard = []
        session.highlightNextResult(in: .backward)
        #expect(
            library.heard == ["found 9 in 1", "highlighted 5 in 2"] && session.highlightedResultIndex == 2)
        session.performSearch(query: "b", options: nil)
        first?.foundRange(range(1), searchString: "a", document: 1)
        #expect(session.resultCount == 0)
        session.invalidateFoundResults()
        #expect(library.heard.last == "clear" && !session.supportsReplacement)
    }

    @Test func `a delegate gives the session and is notified`() {
        final class Delegate: NSObject, UIFindInteractionDelegate {
            var session: UIFindSession?
            var heard: [String] = []
            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
            {
                session
            }
            func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
                heard.append("begin")
            }
            func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
                heard.append("end")
            }
        }
        final class Session: UIFindSession {
            var heard: [String] = []
            override var resultCount: Int { 7 }
            override func performSearch(query: String, options: UITextSearchOptions?) { heard.append(query) }
            override func highlightNextResult(in direction: UITextStorageDirection) {
                heard.append("\(direction)")
            }
            override func invalidateFoundResults() { heard.append("invalidate") }
        }
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let delegate = Delegate()
        let interaction = UIFindInteraction(sessionDelegate: delegate)
        page.view.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(!interaction.isFindNavigatorVisible && delegate.heard.isEmpty)
        let session = Session()
        session.searchResultDisplayStyle = .total
        delegate.session = session
        interaction.presentFindNavigator(showingReplace: false)
        sim.type("a\n")
        #expect(session.heard == ["a", "forward"] && shows(sim, "7 results"))
        page.view.removeInteraction(interaction)
        #expect(delegate.heard == ["begin", "end"] && session.heard.last == "invalidate")
        #expect(interaction.view == nil && !interaction.isFindNavigatorVisible)
    }

    @Test func `the navigator is above the keyboard`() throws {
        let (sim, view) = app("red")
        view.findInteraction?.presentFindNavigator(showingReplace: false)
        let navigator = try #require(sim.window.subviews.first { $0 is FindNavigator })
        let keyboard = try #require(Runtime.current.keyboard.frame)
        #expect(navigator.frame.maxY == keyboard.minY && navigator.frame.height == 50)
        view.findInteraction?.presentFindNavigator(showingReplace: true)
        #expect(navigator.frame.height == 50)
        view.findInteraction?.dismissFindNavigator()
        view.findInteraction?.presentFindNavigator(showingReplace: true)
        let other = try #require(sim.window.subviews.first { $0 is FindNavigator })
        #expect(other.frame.maxY == keyboard.minY && other.frame.height == 100)
    }
}
