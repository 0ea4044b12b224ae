import TestApps
import TestTraits
import Testing

@testable import UIKitCore

private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// The console's messages about constraints, as on a device.
@MainActor @Suite(.inTurn) struct ConstraintWordTests {
    private func misuse(in system: SystemVersion = .iOS(18), _ body: () -> Void) -> [String] {
        useFreshRuntime(system: system).diagnostics.recordsExceptions = true
        body()
        return messages
    }

    @Test func `a constraint is printed as a device's console prints it`() {
        useFreshRuntime()
        let (a, b) = (UIView(), UIView())
        let top = box().holding(a, b)
        let (nameA, nameB) = ("UIView:\(address(a))", "UIView:\(address(b))")
        let edge = "names: '|':UIView:\(address(top)) "
        let cases: [(NSLayoutConstraint, String)] = [
            (a.widthAnchor.constraint(equalToConstant: 50), "\(nameA).width == 50   (active)"),
            (
                a.widthAnchor.constraint(greaterThanOrEqualToConstant: 50.5),
                "\(nameA).width >= 50.5   (active)"
            ),
            (
                a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: -3),
                "\(nameA).width == 0.5*\(nameB).height - 3   (active)"
            ),
            (
                a.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 20),
                "H:|-(20)-[\(nameA)]   (active, \(edge))"
            ),
            (
                a.trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -10),
                "\(nameA).trailing == UIView:\(address(top)).trailing - 10   (active)"
            ),
            (
                top.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
                "V:[\(nameA)]-(8)-|   (active, \(edge))"
            ),
            (
                b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 4),
                "V:[\(nameA)]-(>=4)-[\(nameB)]   (active)"
            ),
            (
                a.centerXAnchor.constraint(equalTo: b.centerXAnchor),
                "\(nameA).centerX == \(nameB).centerX   (active)"
            ),
        ]
        for (constraint, text) in cases {
            constraint.isActive = true
            #expect(constraint.description == "<NSLayoutConstraint:\(address(constraint)) \(text)>")
            constraint.isActive = false
        }
        let weak = a.heightAnchor.constraint(equalToConstant: 5)
        weak.identifier = "height"
        weak.priority = .defaultHigh
        #expect(
            "\(weak)"
                == "<NSLayoutConstraint:\(address(weak)) 'height' \(nameA).height == 5 @750   (inactive)>")
    }

    @Test func `what cannot be activated is refused in UIKit's words`() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let said = misuse {
            let apart = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
            apart.isActive = true
            #expect(!apart.isActive)
            let width = a.widthAnchor.constraint(equalToConstant: 3)
            c.addConstraint(width)
            #expect(c.constraints == [width])
            c.layoutIfNeeded()
            #expect(!width.isActive && c.constraints.isEmpty)
        }
        #expect(said.count == 3)
        #expect(said[0].hasPrefix("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
        #expect(said[0].contains("\"UIView:\(address(a)).leading\"> and <NSLayoutXAxisAnchor:0x"))
        #expect(
            said[0].hasSuffix(
                "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                    + "different view hierarchies?  That's illegal."))
        #expect(
            said[1].contains("The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x"))
        #expect(said[1].contains("UIView:\(address(a)).width == 3   (inactive)>\n\tWhen added to a view"))
        #expect(said[2].hasPrefix("Unable to install constraint on view.  Does the constraint reference"))
    }

    @Test func `a constraint may wait for its items until the layout, and not once there has been one`() {
        let (a, b, c) = (UIView(), UIView(), box())
        let former = box().holding(a)
        let said = misuse {
            let width = a.widthAnchor.constraint(equalToConstant: 30)
            let left = a.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 5)
            c.addConstraints([width, left])
            a.removeFromSuperview()
            #expect(width.isActive && left.isActive)
            _ = c.holding(a)
            c.layoutIfNeeded()
            #expect(a.frame.minX == 5 && a.frame.width == 30)
            a.removeFromSuperview()
            #expect(!width.isActive && !left.isActive)
            let late = b.widthAnchor.constraint(equalToConstant: 3)
            c.addConstraint(late)
            #expect(!late.isActive)
        }
        withExtendedLifetime(former) {}
        #expect(said.map { $0.contains("Unable to install constraint") } == [false, false, false, true])
    }

    @Test func `attributes that do not go together are refused in UIKit's words`() {
        let (a, b) = (UIView(), UIView())
        let said = misuse {
            for (one, other) in [
                (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leading), (.left, .top),
                (.width, .centerX), (.top, .notAnAttribute), (.notAnAttribute, .top),
            ] {
                _ = NSLayoutConstraint(
                    item: a, attribute: one, relatedBy: .equal, toItem: b, attribute: other, multiplier: 1,
                    constant: 0)
            }
            _ = a.leftAnchor.constraint(equalTo: b.leadingAnchor)
        }
        let endings = [
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.",
            "Invalid pairing of layout attributes", "Invalid pairing of layout attributes",
            "Location attributes must be specified in pairs.", "Constraint must contain a first layout item",
            "because their units are not compatible.",
        ]
        #expect(said.count == endings.count)
        for (message, ending) in zip(said, endings) { #expect(message.hasSuffix(ending)) }
    }

    @Test func `numbers and priorities that are no good are refused in UIKit's words`() {
        let a = UIView()
        let said = misuse(in: .iOS(12)) {
            let width = a.widthAnchor.constraint(equalToConstant: 3)
            width.isActive = true
            width.priority = .defaultLow
            #expect(width.priority == .required)
            width.isActive = false
            width.priority = UILayoutPriority(1001)
            width.constant = .nan
            #expect(width.constant == 3)
            width.priority = .defaultLow
            width.isActive = true
            width.priority = .defaultHigh
            #expect(width.priority == .defaultHigh)
        }
        #expect(
            said == [
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000.",
                "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
            ] + [said[2]])
        #expect(said[2].hasPrefix("Constant is not finite!  That's illegal.  constant:nan firstAnchor:<"))
    }

    @Test func `from iOS 13 on a constraint becomes required, and ceases to be, while it is active`() {
        let a = UIView()
        let top = box().holding(a)
        let said = misuse(in: .iOS(13)) {
            let (wide, narrow) = (
                a.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 50)
            )
            narrow.priority = .defaultHigh
            NSLayoutConstraint.activate([wide, narrow])
            top.layoutIfNeeded()
            #expect(a.frame.width == 100)
            wide.priority = .defaultLow
            top.layoutIfNeeded()
            #expect(a.frame.width == 50)
            narrow.priority = UILayoutPriority(100)
            wide.priority = .required
            top.layoutIfNeeded()
            #expect(a.frame.width == 100)
        }
        #expect(said == [])
    }

    @Test func `constraints that cannot hold together are named, and one gives way`() {
        useFreshRuntime()
        let a = UIView()
        let top = box().holding(a)
        let first = a.widthAnchor.constraint(equalToConstant: 100)
        let second = a.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([first, second])
        top.layoutIfNeeded()
        let expected =
            "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n\t\t(1) look at each constraint and try to figure out which you don't expect; \n\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n(\n    \"\(first)\",\n    \"\(second)\"\n)\n\nWill attempt to recover by breaking constraint \n\(first)\n\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful."
        #expect(messages == [expected])
        #expect(a.frame.width == 50)
        top.setNeedsLayout()
        top.layoutIfNeeded()
        #expect(messages.count == 1)
        second.isActive = false
        first.isActive = false
        first.isActive = true
        top.layoutIfNeeded()
        #expect(a.frame.width == 100 && messages.count == 1)
    }

    @Test func `a frame that is a constraint is named with a note on it`() {
        useFreshRuntime()
        let a = UIView(frame: rect(0, 0, 40, 40))
        let top = box()
        top.addSubview(a)
        let width = a.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        top.layoutIfNeeded()
        #expect(messages.count == 1)
        #expect(
            messages[0].contains(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n("
            ))
        #expect(messages[0].contains(" h=--& v=--& UIView:\(address(a)).width == 40   (active)>\","))
        #expect(messages[0].contains("breaking constraint \n\(width)\n"))
        #expect(a.frame.width == 40)
    }

    @Test func `a negative size breaks its constraint alone`() {
        useFreshRuntime()
        let a = UIView()
        let top = box().holding(a)
        let width = a.widthAnchor.constraint(equalToConstant: -16)
        width.isActive = true
        top.layoutIfNeeded()
        #expect(messages.count == 1 && messages[0].contains("(\n    \"\(width)\"\n)"))
        #expect(width.description.hasSuffix("width == - 16   (active)>"))
    }

    @Test func `the edge that came before what squeezes it gives way`() {
        useFreshRuntime()
        let (outer, inner) = (UIView(), UIView())
        let top = box().holding(outer)
        outer.holding(inner)
        let leading = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8)
        let trailing = inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8)
        let width = outer.widthAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([leading, trailing, width])
        top.layoutIfNeeded()
        #expect(messages.count == 1 && messages[0].contains("breaking constraint \n\(trailing)\n"))
    }
}
