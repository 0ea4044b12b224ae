import PageFlowTesting
import Simulator
import Testing

/// Tokens in a search field: actions of the user and of the app.
@MainActor @Suite(.onStage) struct SearchFieldTests {
    private let sim = Simulator()
    private let page = UIViewController()
    private let bar = UISearchBar()
    private var field: UISearchTextField { bar.searchTextField }

    init() {
        bar.frame = CGRect(x: 0, y: 100, width: 393, height: 56)
        page.view.addSubview(bar)
        sim.launch(page)
        sim.turn()
    }

    private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

    private func range(_ start: Int, _ length: Int) throws -> UITextRange {
        let from = try #require(field.position(from: field.beginningOfDocument, offset: start))
        let to = try #require(field.position(from: from, offset: length))
        return try #require(field.textRange(from: from, to: to))
    }

    private var selection: [Int] {
        guard let range = field.selectedTextRange else { return [] }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return [start, field.offset(from: range.start, to: range.end)]
    }

    /// Random numbers that are equal in each run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// The expected content: tokens and characters are both units.
    private struct Model: Equatable {
        var units: [String]
        var tokens: Int
        var start: Int
        var length = 0
        var text: String { units.dropFirst(tokens).joined() }

        mutating func select(_ start: Int, _ length: Int) {
            (self.start, self.length) = (start, length == 0 && start < tokens ? 1 : length)
        }

        private mutating func removeSelected() {
            tokens -= min(tokens, start + length) - min(tokens, start)
            units.removeSubrange(start..<start + length)
            length = 0
        }

        mutating func delete() {
            if length > 0 {
                removeSelected()
                return select(start, 0)
            }
            if start == 0 { return }
            if start == tokens { return select(start - 1, 1) }
            (start, length) = (start - 1, 1)
            removeSelected()
        }

        mutating func type(_ letter: String) {
            removeSelected()
            start = max(start, tokens)
            units.insert(letter, at: start)
            start += 1
        }
    }

    @Test(arguments: 0..<20)
    func `a token is a unit of the document before the text`(seed: UInt64) throws {
        var random = Dice(state: seed)
        field.tokens = ["red", "tea", "old"].map(token)
        field.text = "ab"
        var model = Model(units: ["red", "tea", "old", "a", "b"], tokens: 3, start: 5)
        field.becomeFirstResponder()
        for _ in 0..<40 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                model.type("x")
                sim.type("x")
            case 1:
                let start = Int.random(in: 0...model.units.count, using: &random)
                let length = Int.random(in: 0...model.units.count - start, using: &random)
                field.selectedTextRange = try range(start, length)
                model.select(start, length)
            default:
                model.delete()
                sim.type("\u{8}")
            }
            #expect(field.tokens.count == model.tokens && field.text == model.text)
            #expect(selection == [model.start, model.length])
        }
    }

    @Test func `the app takes tokens in and out, and a part of the text becomes one`() throws {
        let (red, tea) = (token("red"), token("tea"))
        field.text = "old pot"
        field.insertToken(tea, at: 0)
        field.insertToken(red, at: 0)
        #expect(try field.tokens(in: range(1, 4)) == [tea])
        field.replaceTextualPortion(of: try range(1, 4), with: token("old"), at: 2)
        #expect(field.tokens.count == 3 && field.text == " pot" && selection == [2, 1])
        #expect(field.offset(from: field.positionOfToken(at: 0), to: field.textualRange.start) == 3)
        field.removeToken(at: 0)
        #expect(
            field.tokens.first === tea && bar.text == " pot" && field.text(in: field.textualRange) == " pot")
    }

    private final class Listener: NSObject, UISearchBarDelegate {
        var texts: [String] = []
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            texts.append(searchText)
        }
    }

    @Test func `the user's changes are reported, the app's are not, and tokens may be kept`() throws {
        let listener = Listener()
        bar.delegate = listener
        field.insertToken(token("red"), at: 0)
        #expect(sim.tap("red") && bar.isFirstResponder && selection == [0, 1] && listener.texts.isEmpty)
        field.allowsDeletingTokens = false
        sim.type("\u{8}")
        #expect(field.tokens.count == 1)
        field.allowsDeletingTokens = true
        sim.type("\u{8}")
        #expect(field.tokens.isEmpty && listener.texts == [""])
        field.tokens = [token("red")]
        #expect(sim.tap("Clear text") && field.tokens.isEmpty && listener.texts == ["", ""])
    }

    @Test func `tokens are in the picture, on the field's ground`() {
        field.placeholder = "Search"
        let empty = sim.picture()
        field.tokens = [UISearchToken(icon: UIImage(systemName: "tag"), text: "red")]
        let plain = sim.picture()
        field.tokenBackgroundColor = .systemRed
        let red = sim.picture()
        field.tokenBackgroundColor = nil
        #expect(empty.svg.contains(">Search</text>") && !plain.svg.contains(">Search</text>"))
        #expect(plain.svg.contains(">red</text>") && red != plain && sim.picture() == plain)
    }
}
