import Simulator

// Constraints that UIKit rejects and their effects, stack views, and triggers of layout.
extension Scenario {
    static let huntLayout: [Scenario] = huntConstraintWords + huntStackViews + huntLayoutRules

    private static let huntConstraintWords: [Scenario] = [
        .messages("hunt-layout-01") { stage in
            let page = UIViewController()
            let (card, loose) = (HuntCardView(), HuntCardView())
            page.view.addSubview(card)
            try stage.launch(page)
            card.leadingAnchor.constraint(equalTo: loose.trailingAnchor).isActive = true
            let form =
                /<NSLayoutXAxisAnchor:0x[0-9a-f]+ "Conformance\.HuntCardView:0x[0-9a-f]+\.leading"> and/
            stage.note(
                "the anchors are described",
                stage.sim.diagnostics.contains { $0.message.contains(form) },
                "\(stage.sim.diagnostics)")
        },
        .messages("hunt-layout-02") { stage in
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
        .messages("hunt-layout-03") { stage in
            let page = UIViewController()
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 50)
            width.isActive = true
            try stage.launch(page)
            width.priority = .defaultLow
        },
        .messages("hunt-layout-04") { stage in
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
        .messages("hunt-layout-05") { stage in
            let scene = TableScene(stage, [1])
            scene.table.register(HuntStrictCell.self, forCellReuseIdentifier: "cell")
            try scene.show()
            stage.note(
                "the cell is described",
                stage.sim.diagnostics.contains { $0.message.contains("HuntStrictCell: 0x") },
                "\(stage.sim.diagnostics)")
        },
    ]

    private static let huntStackViews: [Scenario] = [
        .statements("hunt-layout-07") { stage in
            let stack = UIStackView()
            let views = (0..<4).map { _ in UIView() }
            @MainActor func names(_ list: [UIView]) -> String {
                list.map { view in views.firstIndex { $0 === view }.map { "abcd".map(String.init)[$0] } ?? "?"
                }
                .joined()
            }
            @MainActor func seen() -> String { "\(names(stack.arrangedSubviews)), \(names(stack.subviews))" }
            views.prefix(3).forEach(stack.addArrangedSubview)
            stage.state(0, seen() == "abc, abc", seen())
            stack.insertArrangedSubview(views[2], at: 0)
            stage.state(3, seen() == "cab, abc", seen())
            stack.removeArrangedSubview(views[1])
            stage.state(1, seen() == "ca, abc", seen())
            views[0].removeFromSuperview()
            stage.state(2, seen() == "c, bc", seen())
            stack.addSubview(views[3])
            stage.state(4, seen() == "c, bcd", seen())
        },
        .statements("hunt-layout-08") { stage in
            let (stack, views) = try row(of: 3, on: stage)
            let unset = stack.customSpacing(after: views[0])
            stage.state(0, unset == UIStackView.spacingUseDefault, "\(unset)")
            stack.setCustomSpacing(30, after: views[0])
            try stage.settle()
            let places = views.map(\.frame.minX)
            stage.state(1, places == [0, 50, 80], "\(places)")
            stack.insertArrangedSubview(views[0], at: 1)
            let moved = stack.customSpacing(after: views[0])
            stage.state(2, moved == 30, "\(moved)")
            stack.removeArrangedSubview(views[0])
            stack.addArrangedSubview(views[0])
            let returned = stack.customSpacing(after: views[0])
            stage.state(3, returned == UIStackView.spacingUseDefault, "\(returned)")
            let stranger = UIView()
            stack.setCustomSpacing(5, after: stranger)
            let ignored = stack.customSpacing(after: stranger)
            stack.addArrangedSubview(stranger)
            let arranged = stack.customSpacing(after: stranger)
            stage.state(
                4, ignored == UIStackView.spacingUseDefault && arranged == UIStackView.spacingUseDefault,
                "\(ignored), \(arranged)")
            let (plain, others) = try row(of: 2, on: stage)
            plain.spacing = UIStackView.spacingUseDefault
            try stage.settle()
            let distance = others[1].frame.minX - others[0].frame.maxX
            stage.note("spacingUseDefault as the spacing is 0", distance == 0, "\(distance)")
        },
    ]

    /// A row of views of 20 by 20, 10 points apart.
    @MainActor
    private static func row(of count: Int, on stage: Stage) throws -> (UIStackView, [UIView]) {
        let page = UIViewController()
        let views = (0..<count).map { _ in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.placeAtTop(of: page.view)
        try stage.launch(page)
        return (stack, views)
    }

    private static let huntLayoutRules: [Scenario] = [
        .statements("hunt-layout-06") { stage in
            let page = UIViewController()
            let (outer, inner) = (UIView(), UIView())
            for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            page.view.addSubview(outer)
            outer.addSubview(inner)
            let ofIt = outer.leadingAnchor.constraint(equalTo: page.view.leadingAnchor)
            let ofItsSubview = inner.topAnchor.constraint(equalTo: page.view.topAnchor)
            let within = inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor)
            NSLayoutConstraint.activate([ofIt, ofItsSubview, within])
            try stage.launch(page)
            @MainActor func held() -> Int {
                page.view.constraints.filter { $0 === ofIt || $0 === ofItsSubview }.count
            }
            let before = (ofIt.isActive, ofItsSubview.isActive, held())
            outer.removeFromSuperview()
            stage.state(0, before.0 && !ofIt.isActive, "before: \(before.0), then: \(ofIt.isActive)")
            stage.state(
                1, before.1 && !ofItsSubview.isActive, "before: \(before.1), then: \(ofItsSubview.isActive)")
            let removed = held()
            page.view.addSubview(outer)
            try stage.settle()
            stage.state(
                2, before.2 == 2 && removed == 0 && held() == 0,
                "before: \(before.2), then: \(removed), again: \(held())")
        },
        .open(
            "hunt-layout-09",
            "No source says whether the superview is laid out again for a size that it gives in its own layout: each layout "
                + "would run twice. The other five statements hold."),
        .statements("hunt-layout-10") { stage in
            let page = UIViewController()
            let view = SizedView()
            view.placeAtTop(of: page.view)
            try stage.launch(page)
            @MainActor func layOut() -> CGSize {
                page.view.setNeedsLayout()
                page.view.layoutIfNeeded()
                return view.frame.size
            }
            let first = layOut()
            view.size = CGSize(width: 80, height: 30)
            let kept = layOut()
            stage.state(
                0, first == CGSize(width: 40, height: 20) && kept == first, "\(first), then \(kept)")
            view.invalidateIntrinsicContentSize()
            let new = layOut()
            stage.state(1, new == CGSize(width: 80, height: 30), "\(new)")
        },
    ]
}

extension UIView {
    /// Adds the view to a page's view, at the leading edge and 100 points below the top, with its own size.
    fileprivate func placeAtTop(of page: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(self)
        leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
        topAnchor.constraint(equalTo: page.topAnchor, constant: 100).isActive = true
    }
}

/// An app's own view class.
final class HuntCardView: UIView {}

/// A cell that positions its content view with constraints.
final class HuntStrictCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }
}

/// A view with a stored intrinsic size.
private final class SizedView: UIView {
    var size = CGSize(width: 40, height: 20)

    override var intrinsicContentSize: CGSize { size }
}
