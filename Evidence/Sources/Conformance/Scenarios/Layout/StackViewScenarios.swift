import Simulator

// Stack views, and the triggers of layout.
extension Scenario {
    static let stackViews: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-layout-07",
                "The arranged views of a stack view and its subviews",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews"),
                notes: """
                    The last follows from the header's 'arrangedSubviews list is a subset of the
                    subviews list'. Quote: The stack view ensures that the arrangedSubviews array is
                    always a subset of its subviews array. ... Whenever an arranged view's
                    removeFromSuperview() method is called, the stack view removes the view from its
                    arrangedSubviews array.
                    """),
            statements: 5
        ) { stage in
            let stack = UIStackView()
            let views = (0..<4).map { _ in UIView() }
            @MainActor func names(_ list: [UIView]) -> String {
                list.map { view in views.firstIndex { $0 === view }.map { "abcd".map(String.init)[$0] } ?? "?"
                }
                .joined()
            }
            @MainActor func seen() -> String { "\(names(stack.arrangedSubviews)), \(names(stack.subviews))" }
            views.prefix(3).forEach(stack.addArrangedSubview)
            stage.state("addArrangedSubview makes the view a subview as well", seen() == "abc, abc", seen())
            stack.insertArrangedSubview(views[2], at: 0)
            stage.state(
                """
                insertArrangedSubview of a view that is arranged already changes its place in \
                arrangedSubviews, not in subviews
                """, seen() == "cab, abc", seen())
            stack.removeArrangedSubview(views[1])
            stage.state("removeArrangedSubview: the view is still a subview", seen() == "ca, abc", seen())
            views[0].removeFromSuperview()
            stage.state(
                "removeFromSuperview of an arranged view takes it out of arrangedSubviews", seen() == "c, bc",
                seen())
            stack.addSubview(views[3])
            stage.state("addSubview alone does not arrange the view", seen() == "c, bcd", seen())
        },
        .rule(
            EvidenceEntry(
                "hunt-layout-08",
                "Custom spacing after an arranged view of a stack view",
                ios: "11+",
                source: .documentation(
                    "UIKit header UIStackView.h of Apple's SDK of iOS 17.0 (the text is in the public-GitHub index as well, file id 621988125)"
                ),
                notes: """
                    A sixth statement of the same comment: spacing = UIStackView.spacingUseDefault gives
                    a spacing of 0. Quote: Maintained when the arranged subview changes position in the
                    stack view, but not after it is removed from the arrangedSubviews list. Ignored if
                    arrangedSubview is not actually an arranged subview.
                    """),
            statements: 5
        ) { stage in
            let (stack, views) = try row(of: 3, on: stage)
            let unset = stack.customSpacing(after: views[0])
            stage.state(
                "unset, customSpacing(after:) is UIStackView.spacingUseDefault",
                unset == UIStackView.spacingUseDefault, "\(unset)")
            stack.setCustomSpacing(30, after: views[0])
            try stage.settle()
            let places = views.map(\.frame.minX)
            stage.state("it counts before the spacing of the stack view", places == [0, 50, 80], "\(places)")
            stack.insertArrangedSubview(views[0], at: 1)
            let moved = stack.customSpacing(after: views[0])
            stage.state(
                "it is kept when the view changes its place in the stack view", moved == 30, "\(moved)")
            stack.removeArrangedSubview(views[0])
            stack.addArrangedSubview(views[0])
            let returned = stack.customSpacing(after: views[0])
            stage.state(
                "it is gone once the view has left arrangedSubviews",
                returned == UIStackView.spacingUseDefault, "\(returned)")
            let stranger = UIView()
            stack.setCustomSpacing(5, after: stranger)
            let ignored = stack.customSpacing(after: stranger)
            stack.addArrangedSubview(stranger)
            let arranged = stack.customSpacing(after: stranger)
            stage.state(
                "set for a view that is not arranged, it is ignored",
                ignored == UIStackView.spacingUseDefault && arranged == UIStackView.spacingUseDefault,
                "\(ignored), \(arranged)")
            let (plain, others) = try row(of: 2, on: stage)
            plain.spacing = UIStackView.spacingUseDefault
            try stage.settle()
            let distance = others[1].frame.minX - others[0].frame.maxX
            stage.note("spacingUseDefault as the spacing is 0", distance == 0, "\(distance)")
        },
        .rule(
            EvidenceEntry(
                "hunt-layout-06",
                "A view is taken out of its superview: what becomes of the constraints",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()"),
                notes: """
                    The page's sentence; floriankugler/FLKAutoLayout pull request 4 (2013) found by
                    experiment that the superview's constraints for the view are removed. The page does
                    not say what becomes of a constraint of the view alone (its width): not part of this
                    entry. Quote: Calling this method removes any constraints that refer to the view you
                    are removing, or that refer to any view in the subtree of the view you are removing.
                    """),
            statements: 3
        ) { stage in
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
            stage.state(
                "the constraints that refer to it are not active any more", before.0 && !ofIt.isActive,
                "before: \(before.0), then: \(ofIt.isActive)")
            stage.state(
                """
                the constraints that refer to a view within it and to one outside are not active any \
                more
                """, before.1 && !ofItsSubview.isActive, "before: \(before.1), then: \(ofItsSubview.isActive)"
            )
            let removed = held()
            page.view.addSubview(outer)
            try stage.settle()
            stage.state(
                "the superview's constraints hold them no more, even when the view is added again",
                before.2 == 2 && removed == 0 && held() == 0,
                "before: \(before.2), then: \(removed), again: \(held())")
        },
        .open(
            EvidenceEntry(
                "hunt-layout-09",
                "What makes layoutSubviews be called",
                ios: "not stated (2011-03)",
                source: .claim(
                    "https://codingtour.com/posts/layoutsubview-%E8%B0%83%E7%94%A8%E6%97%B6%E6%9C%BA"),
                notes: """
                    Not firm: one person says so. A list that its author
                    (http://blog.logichigh.com/2011/03/16/when-does-layoutsubviews-get-called/, not seen
                    itself) made by experiment and that a dozen pages copy; it is one person's in the
                    end, so not firm. Left out: that scrolling calls it on the scroll view's superview
                    too, that turning calls it on the page's view only, and that all subviews of the
                    target are laid out. Quote: addSubview causes layoutSubviews to be called on the
                    view being added, the view it's being added to ... setFrame intelligently calls
                    layoutSubviews on the view having it's frame set only if the size parameter of the
                    frame is different
                    """,
                events: [
                    "init(frame:) alone: not called",
                    "addSubview: called on the view that is added and on the one that it is added to",
                    "a frame of another size: called on the view",
                    "a frame of the same size at another place: not called on the view",
                    "a view of another size: called on its superview",
                    "a scroll view's content is scrolled: called on the scroll view",
                ]),
            "No source says whether the superview is laid out again for a size that it gives in its own layout: each layout "
                + "would run twice. The other five statements hold."
        ),
        .rule(
            EvidenceEntry(
                "hunt-layout-10",
                "A view's own size changes",
                source: .documentation("UIKit header UIView.h of Apple's SDK of iOS 17.0"),
                notes: """
                    The header at invalidateIntrinsicContentSize. Quote: call this when something
                    changes that affects the intrinsicContentSize.  Otherwise UIKit won't notice that it
                    changed.
                    """),
            statements: 2
        ) { stage in
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
                """
                without invalidateIntrinsicContentSize() it keeps its size, though layout is asked \
                for
                """, first == CGSize(width: 40, height: 20) && kept == first, "\(first), then \(kept)")
            view.invalidateIntrinsicContentSize()
            let new = layOut()
            stage.state(
                "after invalidateIntrinsicContentSize() and layout it has the new size",
                new == CGSize(width: 80, height: 30), "\(new)")
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

/// A view with a stored intrinsic size.
private final class SizedView: UIView {
    var size = CGSize(width: 40, height: 20)

    override var intrinsicContentSize: CGSize { size }
}
