import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Formats with the resulting frames of `a` and `b` in a box of 300 by 200, and the errors of invalid ones.
@MainActor @Suite(.inTurn) struct VisualFormatTests {
    private func lay(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> (a: CGRect, b: CGRect) {
        useFreshRuntime()
        let (a, b) = (UIView(), UIView())
        let top = box().holding(a, b)
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
        }
        top.layoutIfNeeded()
        #expect(messages.isEmpty)
        return (a.frame, b.frame)
    }

    @Test(arguments: [
        ("H:|[a(50)][b]|", 0.0, 50.0, 50.0, 250.0), ("H:|-20-[a(50)]-[b]-|", 20, 50, 78, 214),
        ("|-(>=10)-[a(==b)]-30-[b(100)]-10-|", 60, 100, 190, 100),
        ("H:[a(40)]-gap-[b(a)]-gap-|", 214, 40, 257, 40),
        ("H:|-[a(>=50,<=80@300)]-[b(200@900)]-|", 8, 80, 96, 196),
    ])
    func `a format sets places and sizes along its axis`(
        format: String, ax: CGFloat, aw: CGFloat, bx: CGFloat, bw: CGFloat
    ) {
        let (a, b) = lay([format, "V:|[a]|", "V:|[b]|"], metrics: ["gap": 3])
        guard format.contains("<=80") == false else {
            // The preference for 200 points is stronger, and 8 points of margin and spacing remain on each side.
            #expect(a.minX == 8 && b.maxX == 292 && b.minX == a.maxX + 8 && b.width == 200)
            return
        }
        #expect(a.minX == ax && a.width == aw && b.minX == bx && b.width == bw)
        #expect(a.height == 200)
    }

    @Test func `the direction of a format can be one that no language flips`() {
        let forward = lay(["H:|-10-[a(50)]-5-[b(20)]"], options: .directionLeftToRight)
        #expect(forward.a.minX == 10 && forward.b.minX == 65)
        let backward = lay(["H:|-10-[a(50)]-5-[b(20)]"], options: .directionRightToLeft)
        #expect(backward.a.maxX == 290 && backward.b.maxX == 235)
    }

    @Test func `items can be aligned across the format`() {
        useFreshRuntime()
        let (a, b) = (UIView(), UIView())
        let top = box().holding(a, b)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[a(10)][b(10)]", options: [.alignAllTop, .alignAllBottom], metrics: nil,
            views: ["a": a, "b": b])
        #expect(
            made.filter { $0.firstAttribute == .top && $0.firstItem === a && $0.secondItem === b }.count == 1)
        #expect(made.count == 6)
        NSLayoutConstraint.activate(made)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: top.topAnchor, constant: 7),
            b.heightAnchor.constraint(equalToConstant: 9),
        ])
        top.layoutIfNeeded()
        #expect(a.frame == rect(0, 7, 10, 9) && b.frame == rect(10, 7, 10, 9))
    }

    @Test(arguments: [
        ("H:|[a]-x-[c]|", "c is not a key in the views dictionary.", 10),
        (
            "H:|[a]- x-[b]|",
            "Expected a number or key from the metrics dictionary, but encountered something else", 7
        ),
        (
            "H:|[a]-y-[b]|",
            "Encountered metric with name \"y\", but value was not specified in metrics or views dictionaries",
            7
        ),
        ("H|[a]", "Expected a ':' after 'H' to specify horizontal arrangement", 1),
        ("V|[a]", "Expected a ':' after 'V' to specify vertical arrangement", 1),
        ("H:|-165.0-|", "Expected a view", 10), ("", "Expected a view", 0),
    ])
    func `a format that cannot be read is refused with its place`(
        format: String, problem: String, position: Int
    ) {
        useFreshRuntime().diagnostics.recordsExceptions = true
        let (a, b) = (UIView(), UIView())
        _ = box().holding(a, b)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["x": 8], views: ["a": a, "b": b])
        #expect(made.isEmpty)
        let mark = String(repeating: " ", count: position) + "^"
        #expect(messages == ["Unable to parse constraint format: \n\(problem) \n\(format) \n\(mark)"])
    }

    @Test func `an edge needs a superview, and alignment goes across`() {
        useFreshRuntime().diagnostics.recordsExceptions = true
        let (a, b) = (UIView(), UIView())
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]", metrics: nil, views: ["a": a])
        _ = NSLayoutConstraint.constraints(
            withVisualFormat: "H:[a][b]", options: .alignAllLeft, metrics: nil, views: ["a": a, "b": b])
        // There is nothing to align with one view.
        let alone = NSLayoutConstraint.constraints(
            withVisualFormat: "H:[a(9)]", options: .alignAllLeft, metrics: nil, views: ["a": a])
        #expect(alone.count == 1)
        #expect(messages.count == 2)
        #expect(
            messages[0].contains(
                "Unable to interpret '|' character, because the related view doesn't have a superview"))
        #expect(messages[1].contains("which is not allowed for layout that is also horizontal."))
    }
}
