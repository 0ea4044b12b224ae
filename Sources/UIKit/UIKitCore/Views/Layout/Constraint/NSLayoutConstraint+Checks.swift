// Constraints that UIKit rejects, with its messages.
extension NSLayoutConstraint {
    static func check(_ first: LayoutPlace, _ second: LayoutPlace?, multiplier: CGFloat) {
        guard let problem = problem(first, second, multiplier: multiplier) else { return }
        let subject = first.item.map { described($0) } ?? "(null)"
        Runtime.current.diagnostics.raise(
            .invalidArgument, "NSLayoutConstraint for \(subject): \(problem)")
    }

    private static func problem(
        _ first: LayoutPlace, _ second: LayoutPlace?, multiplier: CGFloat
    ) -> String? {
        if first.item == nil || first.attribute == .notAnAttribute {
            return "Constraint must contain a first layout item"
        }
        guard let second, second.attribute != .notAnAttribute, multiplier != 0 else {
            return first.attribute.kind == .size ? nil : locationAloneProblem
        }
        let (one, other) = (first.attribute, second.attribute)
        if one.isDirectional && other.isAbsoluteSide || one.isAbsoluteSide && other.isDirectional {
            return sidesProblem
        }
        return one.kind == other.kind ? nil : "Invalid pairing of layout attributes"
    }

    private static let locationAloneProblem = """
        A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
        constraint of a location equal to a constant. Location attributes must be specified in pairs.
        """

    private static let sidesProblem = """
        A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
        leading/trailing for both or neither.
        """

    func checkNumbers() {
        if !multiplier.isFinite {
            Runtime.current.diagnostics.raise(
                .internalInconsistency, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
            )
        }
        _ = checkConstant(constantStorage)
    }

    func checkConstant(_ constant: CGFloat) -> Bool {
        if constant.isFinite { return true }
        let anchors = "firstAnchor:\(first.anchor) secondAnchor:\(second.map { "\($0.anchor)" } ?? "(null)")"
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Constant is not finite!  That's illegal.  constant:\(constant) \(anchors)")
        return false
    }

    func checkPriority(_ new: UILayoutPriority) -> Bool {
        let diagnostics = Runtime.current.diagnostics
        guard new.rawValue > 0, new.rawValue <= 1000 else {
            diagnostics.raise(
                .internalInconsistency,
                "It's illegal to set priority:\(new.rawValue.formatted).  Priorities must be greater than 0 and less "
                    + "or equal to NSLayoutPriorityRequired, which is 1000.000000.")
            return false
        }
        guard isActive, (new == .required) != (priorityStorage == .required),
            Runtime.current.system < .iOS(13)
        else { return true }
        diagnostics.raise(
            .internalInconsistency,
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority \(new.rawValue.formatted) and the existing priority was "
                + "\(priorityStorage.rawValue.formatted).")
        return false
    }

    func raiseNoCommonAncestor() {
        let other = second.map { "\($0.anchor)" } ?? "(null)"
        Runtime.current.diagnostics.raise(
            .generic,
            "Unable to activate constraint with anchors \(first.anchor) and \(other) because they have no common "
                + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
                + "That's illegal.")
    }

    func warnOfUnpreparedHierarchy() {
        Runtime.current.diagnostics.warn(
            "[LayoutConstraints] The view hierarchy is not prepared for the constraint: \(text)\n\tWhen added to a view, "
                + "the constraint's items must be descendants of that view (or the view itself). This will crash if "
                + "the constraint needs to be resolved before the view hierarchy is assembled. Break on "
                + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
    }

    func raiseOutsideSubtree(of view: UIView) {
        Runtime.current.diagnostics.raise(
            .generic,
            "Unable to install constraint on view.  Does the constraint reference something from outside the "
                + "subtree of the view?  That's illegal. constraint:\(text) view:\(described(view))")
    }
}

extension BinaryFloatingPoint {
    /// The number without a decimal point if it is integral, and with at most six digits, like C's format `%g`.
    var formatted: String {
        String(format: "%g", Double(self))
    }
}
