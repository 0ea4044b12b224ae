import Simulator

// Constraints that UIKit rejects, and their effects.
extension Scenario {
    static let constraints: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt-layout-01",
                "A constraint is activated between two views without a common ancestor",
                ios: "not stated (2017-01)",
                source: .log("https://github.com/mozilla-mobile/prox/issues/497"),
                notes: """
                    Variable: the anchors' classes, pointers, views and attributes. Two spaces before
                    Does and before That's, as the logs that kept them print it
                    (Isuru-Nanayakkara/IJProgressView issue 9 for iOS, Naituw/WeiboX issue 2395); the
                    cited thread shows one. Quote: Fatal Exception NSGenericException > Unable to
                    activate constraint with anchors <NSLayoutXAxisAnchor:0x174a77480
                    "Prox.PlaceDetailsCardView:0x1014b7460.leading"> and
                    <NSLayoutXAxisAnchor:0x170677900 ...> because they have no common ancestor.
                    """,
                events: [
                    """
                    exception NSGenericException: Unable to activate constraint with anchors \
                    <description> and <description> because they have no common ancestor.  Does the \
                    constraint or its anchors reference items in different view hierarchies?  That's \
                    illegal.
                    """
                ])
        ) { stage in
            let page = UIViewController()
            let (card, loose) = (CardView(), CardView())
            page.view.addSubview(card)
            try stage.launch(page)
            card.leadingAnchor.constraint(equalTo: loose.trailingAnchor).isActive = true
            let form =
                /<NSLayoutXAxisAnchor:0x[0-9a-f]+ "Conformance\.CardView:0x[0-9a-f]+\.leading"> and/
            stage.note(
                "the anchors are described",
                stage.sim.diagnostics.contains { $0.message.contains(form) },
                "\(stage.sim.diagnostics)")
        },
        .messages(
            EvidenceEntry(
                "hunt-layout-02",
                "A constraint is added to a view that is not above all of its items",
                ios: "not stated (2020-04)",
                source: .log("https://github.com/woocommerce/woocommerce-ios/issues/2133"),
                notes: """
                    Variable: the constraint's description. openradar 41159623 (2018-06) prints the same
                    words. If the layout has to resolve it: exception NSInternalInconsistencyException:
                    Impossible to set up layout with view hierarchy unprepared for constraint.
                    (SwiftMessages issue 253, iOS 9 to 12). Quote: [LayoutConstraints] The view
                    hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x6000023c7c00
                    UIStackView:0x7fe2f3833a20.centerX == UIVisualEffectView:0x7fe2f3855d60.centerX
                    (inactive)>
                    """,
                events: [
                    "console: [LayoutConstraints] The view hierarchy is not prepared for the constraint: <description>\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
                ])
        ) { stage in
            let (outer, stack, effect) = (UIView(), UIStackView(), UIVisualEffectView())
            outer.addSubview(stack)
            outer.addConstraint(
                NSLayoutConstraint(
                    item: stack, attribute: .centerX, relatedBy: .equal, toItem: effect, attribute: .centerX,
                    multiplier: 1, constant: 0))
            let form =
                /UIStackView:0x[0-9a-f]+\.centerX == UIVisualEffectView:0x[0-9a-f]+\.centerX   \(inactive\)>/
            stage.note(
                "the constraint is described",
                stage.sim.diagnostics.contains { $0.message.contains(form) },
                "\(stage.sim.diagnostics)")
        },
        .messages(
            EvidenceEntry(
                "hunt-layout-03",
                "The priority of an active constraint is changed from required to optional",
                ios: "12",
                source: .log(
                    "public-GitHub index, file ids 25065460554, 25273182032, 43740430745 and 49138036155 (index gives no repository path)"
                ),
                notes: """
                    Variable: the two priorities. Two spaces after the first full stop in the logs that
                    kept them. From optional to required it is the same (another log: priority 1000 and
                    the existing priority was 998, with iOS 12). The header: 'After a constraint has
                    been added to a view, an exception will be thrown if the priority is changed from/to
                    NSLayoutPriorityRequired.' Quote: Mutating a priority from required to not on an
                    installed constraint (or vice-versa) is not supported.  You passed priority 250 and
                    the existing priority was 1000.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Mutating a priority from required to \
                    not on an installed constraint (or vice-versa) is not supported.  You passed \
                    priority 250 and the existing priority was 1000.
                    """
                ])
        ) { stage in
            let page = UIViewController()
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 50)
            width.isActive = true
            try stage.launch(page)
            width.priority = .defaultLow
        },
        .messages(
            EvidenceEntry(
                "hunt-layout-04",
                "A constraint gives a place without a second item",
                ios: "13",
                source: .log("https://github.com/PureLayout/PureLayout/issues/240"),
                notes: """
                    Variable: the description of the first item. iOS 10.2.1 prints the same
                    (SnapKit/Masonry issue 427: NSLayoutConstraint for <PageAdView: ...>: ...); until
                    iOS 9 the text began with '*** +[NSLayoutConstraint
                    constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: ' and
                    had no full stop at the end. Quote: A multiplier of 0 or a nil second item together
                    with a location for the first attribute creates an illegal constraint of a location
                    equal to a constant. Location attributes must be specified in pairs.
                    """,
                events: [
                    """
                    exception NSInvalidArgumentException: NSLayoutConstraint for <description>: A \
                    multiplier of 0 or a nil second item together with a location for the first \
                    attribute creates an illegal constraint of a location equal to a constant. \
                    Location attributes must be specified in pairs.
                    """
                ])
        ) { stage in
            let (outer, label) = (UIView(), UILabel())
            outer.addSubview(label)
            _ = NSLayoutConstraint(
                item: label, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 10)
            stage.note("once", stage.sim.diagnostics.count == 1, "\(stage.sim.diagnostics)")
            _ = NSLayoutConstraint(
                item: label, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .left,
                multiplier: 0,
                constant: 10)
            stage.note(
                "the same for a multiplier of 0",
                stage.sim.diagnostics.count == 2
                    && stage.sim.diagnostics[0].message == stage.sim.diagnostics[1].message,
                "\(stage.sim.diagnostics)")
        },
        .messages(
            EvidenceEntry(
                "hunt-layout-05",
                "The content view of a table's cell is told not to translate its autoresizing mask",
                ios: "not stated (2022-03)",
                source: .log("https://github.com/wordpress-mobile/WordPress-iOS/pull/18114"),
                notes: """
                    Variable: the cell's description at the end. Others: iOS 12
                    (UITableView-FDTemplateLayoutCell issue 379), 2019-11 with a plain UITableViewCell
                    (0xLet/SwiftUIKit issue 42). Quote: [LayoutConstraints] Changing the
                    translatesAutoresizingMaskIntoConstraints property of the contentView of a
                    UITableViewCell is not supported and will result in undefined behavior, as this
                    property is managed by the owning UITableViewCell. Cell: <PageListTableViewCell:
                    0x14d0dba00;
                    """,
                events: [
                    """
                    console: [LayoutConstraints] Changing the \
                    translatesAutoresizingMaskIntoConstraints property of the contentView of a \
                    UITableViewCell is not supported and will result in undefined behavior, as this \
                    property is managed by the owning UITableViewCell. Cell: <description>
                    """
                ])
        ) { stage in
            let scene = TableScene(stage, [1])
            scene.table.register(StrictCell.self, forCellReuseIdentifier: "cell")
            try scene.show()
            stage.note(
                "the cell is described",
                stage.sim.diagnostics.contains { $0.message.contains("StrictCell: 0x") },
                "\(stage.sim.diagnostics)")
        },
    ]
}

/// An app's own view class.
final class CardView: UIView {}

/// A cell that positions its content view with constraints.
final class StrictCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }
}
