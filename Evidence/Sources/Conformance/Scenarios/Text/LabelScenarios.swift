import Simulator

// The sizes of labels.
extension Scenario {
    static let labels: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-text-07",
                "sizeThatFits of a label with a text longer than the width offered",
                ios: "not stated (2019-08)",
                source: .claim("https://github.com/layoutBox/PinLayout/issues/196"),
                notes: """
                    Three independent sources: the maintainer of PinLayout (issue 196), of
                    OHAttributedLabel (issue 23: UILabel 'tends to fit its text on one line'),
                    TTTAttributedLabel issue 70 (2012: one line high, as if the line breaks were
                    removed). Quote: This is a really weird behaviour from `UILabel.sizeThatFits()` that
                    returns a width wider than the specified width for a single line label. With a
                    multiline label, it works correctly
                    """),
            statements: 3
        ) { stage in
            try stage.launch(UIViewController())
            let label = UILabel()
            label.text = Array(repeating: "many words", count: 10).joined(separator: " ")
            let unbounded = CGSize(
                width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
            let narrow = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
            label.numberOfLines = 1
            let line = label.sizeThatFits(narrow)
            stage.state(
                "one line: the width is the text's, more than the width offered",
                line.width > 100 && line.width == label.sizeThatFits(unbounded).width,
                "\(line), \(label.sizeThatFits(unbounded))")
            label.numberOfLines = 0
            let block = label.sizeThatFits(narrow)
            stage.state(
                "numberOfLines 0: the width is no more than the width offered",
                block.width > 0 && block.width <= 100, "\(block)")
            label.numberOfLines = 1
            label.text = "one"
            let single = label.sizeThatFits(unbounded).height
            label.text = "one\ntwo\nthree"
            let broken = label.sizeThatFits(unbounded).height
            stage.state(
                "numberOfLines 1 and a text with line breaks: the height is that of one line",
                broken == single && single > 0, "\(broken), \(single)")
        },
        .rule(
            EvidenceEntry(
                "hunt-text-08",
                "A label without text",
                ios: "not stated (2016-08)",
                source: .claim("https://github.com/optonaut/ActiveLabel.swift/issues/106"),
                notes: """
                    Two reports on ActiveLabel.swift (issues 106 and 123) measure the library against
                    UILabel, whose height is 0 then. Quote: String empty but ActiveLabel's height still
                    one line's height. UILabel is working fine.
                    """),
            statements: 3
        ) { stage in
            try stage.launch(UIViewController())
            let heights = [nil, "", "a"].map { text in
                let label = UILabel()
                label.text = text
                return label.intrinsicContentSize.height
            }
            stage.state("text nil: the intrinsic height is 0", heights[0] == 0, "\(heights[0])")
            stage.state("text empty: the intrinsic height is 0", heights[1] == 0, "\(heights[1])")
            stage.note("a text has a height", heights[2] > 0, "\(heights[2])")
            for text in [nil, ""] {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                label.text = text
                label.sizeToFit()
                stage.state("sizeToFit() makes it 0 high", label.bounds.height == 0, "\(label.bounds)")
            }
        },
    ]
}
