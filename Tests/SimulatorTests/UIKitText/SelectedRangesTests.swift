import PageFlowTesting
import Simulator
import Testing

/// Several selected ranges in a text view, and the delegates' methods for them. iOS 26.
@MainActor @Suite(.onStage) struct SelectedRangesTests {
    /// Implements only the method for one range.
    private final class Single: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var heard: [String] = []

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { note("one \(range)") }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { note("one \(range)") }

        func note(_ line: String) -> Bool {
            heard.append(line)
            return true
        }
    }

    /// Implements both methods.
    private final class Both: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var heard: [String] = []

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { note("one \(range)") }

        func textView(
            _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
        ) -> Bool { note("many \(ranges.map(\.rangeValue))") }

        func textField(
            _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
            replacementString string: String
        ) -> Bool { note("many \(ranges.map(\.rangeValue))") }

        private func note(_ line: String) -> Bool {
            heard.append(line)
            return true
        }
    }

    private func range(_ location: Int, _ length: Int) -> NSRange {
        NSRange(location: location, length: length)
    }

    private func shown(
        _ view: UIView, system: Simulator.System = .iOS(26)
    ) throws -> Simulator {
        let (sim, page) = (Simulator(system: system), UIViewController())
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 100)
        page.view.addSubview(view)
        sim.launch(page)
        view.becomeFirstResponder()
        try sim.settle()
        return sim
    }

    @Test func `ranges are in order, without overlaps, and at least one`() throws {
        let view = UITextView()
        view.text = "One two three"
        let sim = try shown(view)
        view.selectedRanges = [range(8, 5), range(0, 3), range(2, 3)]
        #expect(view.selectedRanges == [range(0, 5), range(8, 5)] && view.selectedRange == range(0, 13))
        view.selectedRanges = []
        #expect(view.selectedRanges == [range(13, 0)])
        view.selectedRanges = [range(0, 3), range(8, 50)]
        #expect(view.selectedRanges == [range(0, 3), range(8, 5)])
        view.selectedRange = range(0, 13)
        #expect(view.selectedRanges == [range(0, 13)])
        withExtendedLifetime(sim) {}
    }

    @Test func `typing replaces one range and deletes the others`() throws {
        let (view, both) = (UITextView(), Both())
        view.text = "One two three"
        view.delegate = both
        let sim = try shown(view)
        view.selectedRanges = [range(0, 3), range(7, 6)]
        sim.type("x")
        #expect(view.text == "x two" && both.heard == ["many \([range(0, 3), range(7, 6)])"])
        #expect(view.selectedRanges == [range(1, 0)])
    }

    @Test func `a delegate without the method for several ranges gets their union`() throws {
        let (view, single) = (UITextView(), Single())
        view.text = "One two three"
        view.delegate = single
        let sim = try shown(view)
        view.selectedRanges = [range(0, 3), range(8, 5)]
        sim.type("x")
        #expect(single.heard == ["one \(range(0, 13))"])
    }

    @Test func `a system before iOS 26 calls the method for one range`() throws {
        let (view, both) = (UITextView(), Both())
        view.delegate = both
        let sim = try shown(view, system: .iOS(18))
        sim.type("x")
        #expect(both.heard == ["one \(range(0, 0))"])
    }

    @Test func `a field calls the method for several ranges, or the one for a single range`() throws {
        let (field, both, single) = (UITextField(), Both(), Single())
        field.delegate = both
        let sim = try shown(field)
        sim.type("x")
        field.delegate = single
        sim.type("y")
        #expect(both.heard == ["many \([range(0, 0)])"] && single.heard == ["one \(range(1, 0))"])
        #expect(field.text == "xy")
    }
}
