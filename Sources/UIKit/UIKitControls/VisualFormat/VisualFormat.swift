/// A parsed format: a row or column of views with spaces between them.
struct VisualFormat {
    var axis = NSLayoutConstraint.Axis.horizontal
    var beginsAtEdge = false
    var endsAtEdge = false
    var views: [View] = []
    /// The spaces before, between and after the views, if there are any: one more than views.
    var spaces: [Space] = []

    struct View {
        let item: any LayoutItemSource
        var sizes: [Predicate] = []
    }

    enum Space {
        case none
        /// The system spacing, or the margin at an edge.
        case standard
        case given([Predicate])
    }

    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var value = Value.constant(0)
        var priority = UILayoutPriority.required
    }

    enum Value {
        case constant(CGFloat)
        case sizeOf(any LayoutItemSource)

        /// The constant; 0 for the size of an item, which a space can't refer to.
        var constant: CGFloat { if case .constant(let constant) = self { constant } else { 0 } }
    }
}

/// Parses formats, and reports errors.
final class VisualFormatReader: VisualFormatReading {
    static func constraints(
        _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(text, metrics: metrics, views: views)
        do throws(VisualFormatError) {
            let format = try parser.parse()
            return try VisualFormatBuilder(format, options: options).constraints()
        } catch {
            raise(error, in: text)
            return []
        }
    }

    private static func raise(_ error: VisualFormatError, in text: String) {
        let mark = String(repeating: " ", count: error.position) + "^"
        Runtime.current.diagnostics.raise(
            .invalidArgument, "Unable to parse constraint format: \n\(error.problem) \n\(text) \n\(mark)")
    }
}

/// The error in a format, with UIKit's message and the position.
struct VisualFormatError: Error {
    let problem: String
    let position: Int
}
