import Simulator

// Several selected ranges in a text view.
extension Scenario {
    static let selectedRanges: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-OTHER-13", "Several ranges of a text view are selected and typed over", ios: "26+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitextview/selectedranges"),
                notes: """
                    Header of the SDK of iOS 26.2, UITextView.h. Quote: These selected ranges will always be in
                    the normal form, which means they are sorted in ascending order and there are no overlaps.
                    [...] There will always be at least one selected range in this array.
                    """),
            statements: 3
        ) { stage in
            let (page, view, delegate) = (stage.page("A"), UITextView(), AskedDelegate())
            view.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
            view.text = "One two three"
            view.delegate = delegate
            page.view.addSubview(view)
            try stage.launch(page)
            view.becomeFirstResponder()
            let ranges = [NSRange(location: 0, length: 3), NSRange(location: 8, length: 5)]
            view.selectedRanges = ranges.reversed()
            stage.state(
                "the ranges are sorted, and selectedRange is their union",
                view.selectedRanges == ranges && view.selectedRange == NSRange(location: 0, length: 13),
                "\(view.selectedRanges)")
            stage.sim.type("x")
            stage.state(
                "a delegate with both methods is asked for the ranges only",
                delegate.heard == ["ranges \(ranges)"], "\(delegate.heard)")
            view.selectedRanges = []
            let end = NSRange(location: view.selectedRange.location, length: 0)
            stage.state(
                "an empty array leaves an empty range", view.selectedRanges == [end],
                "\(view.selectedRanges)")
        }
    ]
}

private final class AskedDelegate: NSObject, UITextViewDelegate {
    private(set) var heard: [String] = []

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        heard.append("range \(range)")
        return true
    }

    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        heard.append("ranges \(ranges.map(\.rangeValue))")
        return true
    }
}
