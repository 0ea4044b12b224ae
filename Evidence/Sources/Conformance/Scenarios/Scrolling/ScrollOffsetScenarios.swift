import Simulator

// Offsets set by an app, and a scroll view's edges, keyboard and zoom scale.
extension Scenario {
    static let scrollOffsets: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-scroll-01",
                "An app sets the content offset while the content goes on by itself after a flick",
                ios: "not stated (2014-04)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/3680"),
                notes: """
                    Tested by the source in iOS 6.1 and 7.1.1. A second, independent source says the
                    same of a later iOS (momotech/MLN pull request 99, 2019-12: the property leaves the
                    acceleration as it is, the method without animation makes the scroll view forget
                    it). The radar adds that setContentOffset(_:animated: true) does not stop it either;
                    the second source does not speak of that, so it is no event here. Quote: Actually
                    setContentOffset: just changes the offset without canceling any running
                    animation/deceleration. ... The animation is ONLY stopped when calling
                    setContentOffset:animated:NO
                    """),
            statements: 2
        ) { stage in
            let place = CGPoint(x: 0, y: 1500)
            let stopped = try LongScroll(stage)
            try stopped.flick { $0.setContentOffset(place, animated: false) }
            let isDecelerating = stopped.view.isDecelerating
            try stage.settle()
            stage.state(
                "setContentOffset(_:animated: false) stops the deceleration",
                !isDecelerating && stopped.listener.moves == 0 && stopped.view.contentOffset == place,
                "decelerating: \(isDecelerating), \(stopped.listener.moves) moves, at "
                    + "\(stopped.view.contentOffset)")
            let moved = try LongScroll(stage)
            try moved.flick { $0.contentOffset = place }
            stage.state(
                "contentOffset set as a property does not stop it",
                moved.view.isDecelerating && moved.listener.moves > 0,
                "decelerating: \(moved.view.isDecelerating), \(moved.listener.moves) moves")
        },
        .rule(
            EvidenceEntry(
                "hunt-scroll-02",
                "An app moves the content by the origin of the scroll view's bounds",
                ios: "not stated (2021-08)",
                source: .claim("https://github.com/calvingit/notes/issues/12"),
                notes: """
                    Two independent sources: calvingit/notes issue 12 (2021-08) and the blog post of
                    Jonathon Staff ('Update bounds.origin directly instead of using
                    setContentOffset:animated: to avoid invoking scrollViewDidScroll:',
                    http://jonathonstaff.com/blog/a-quick-commentary-on-uiscrollview/). Quote: 这里使用修改
                    scrollView 的 bounds 来达到目的，但是可以不触发 scrollViewDidScroll 回调。
                    """),
            statements: 2
        ) { stage in
            let scene = try LongScroll(
                stage, CGRect(x: 0, y: 100, width: 100, height: 100), CGSize(width: 500, height: 100))
            scene.view.bounds.origin.x = 100
            let offset = scene.view.contentOffset
            try stage.settle()
            stage.state(
                "bounds.origin set: the content offset is the new origin", offset == CGPoint(x: 100, y: 0),
                "\(offset)")
            stage.state(
                "bounds.origin set: scrollViewDidScroll is not called", scene.listener.moves == 0,
                "called \(scene.listener.moves) times")
        },
        .rule(
            EvidenceEntry(
                "hunt-scroll-03",
                "An app calls beginRefreshing() on a refresh control that nobody has pulled",
                ios: "not stated (2016-02)",
                source: .claim("https://github.com/react/react-native/pull/5745"),
                notes: """
                    Four independent sources move the offset by themselves because UIKit does not:
                    react-native pull request 5745, square/Listable pull request 281 (iOS 12, 13 and
                    14), ProMotion pull request 569, noppefoxwolf/RefreshUI issue 3. That
                    beginRefreshing() makes it refresh is list-table-33. Quote: I also have to manually
                    adjust the scrollview content offset when calling beginRefreshing. ... When using
                    begin refreshing we need to adjust the ScrollView content offset manually.
                    """),
            statements: 1
        ) { stage in
            let view = UIScrollView()
            let control = UIRefreshControl()
            view.contentSize = CGSize(width: 300, height: 3000)
            view.alwaysBounceVertical = true
            view.refreshControl = control
            try stage.launch(UIViewController(), filledWith: view)
            let before = view.contentOffset
            control.beginRefreshing()
            let atOnce = view.contentOffset
            try stage.settle()
            stage.state(
                "beginRefreshing(): the content offset stays as it was",
                atOnce == before && view.contentOffset == before,
                "\(before), then \(atOnce), then \(view.contentOffset)")
        },
        .messages(
            EvidenceEntry(
                "hunt-scroll-08",
                "An app sets a zoom scale that is not finite",
                ios: "16.1",
                source: .log("https://github.com/egzonpllana/interactive-image-view-ios/issues/2"),
                notes: """
                    The value at the end is the one that was set. michaelhenry/ImageViewer.swift pull
                    request 90 (2020-02) quotes the same words, without the category in brackets. The
                    zoom scale stays what it was (the words say ignoring). Quote: you get Xcode warnings
                    when rotating device: `[ScrollView] UIScrollView is ignoring an attempt to set
                    zoomScale to a non-finite value: inf`
                    """,
                events: [
                    """
                    console: [ScrollView] UIScrollView is ignoring an attempt to set zoomScale to a \
                    non-finite value: inf
                    """
                ])
        ) { stage in
            let scene = try LongScroll(stage)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            scene.view.addSubview(content)
            scene.listener.zoomed = content
            scene.view.minimumZoomScale = 0.5
            scene.view.maximumZoomScale = 3
            scene.view.zoomScale = .infinity
            stage.note("the zoom scale stays", scene.view.zoomScale == 1, "\(scene.view.zoomScale)")
        },
        .rule(
            EvidenceEntry(
                "hunt-scroll-09",
                "scrollRectToVisible for rectangles below and above what is in sight",
                animated: false,
                source: .documentation("UIKit header UIScrollView.h of Apple's SDK of iOS 17.0"),
                notes: """
                    Without insets. That nothing happens for a rectangle that is wholly in sight is
                    doc-scroll-03 already. Quote: scroll so rect is just visible (nearest edges).
                    nothing if rect completely visible
                    """),
            statements: 2
        ) { stage in
            let scene = try LongScroll(
                stage, CGRect(x: 0, y: 100, width: 100, height: 100), CGSize(width: 100, height: 1000))
            let places: [(CGFloat, CGFloat)] = [(250, 200), (120, 120)]
            for (statement, (top, offset)) in zip(
                [
                    "a rectangle below: its lower edge comes to the lower edge of the scroll view",
                    "a rectangle above: its upper edge comes to the upper edge of the scroll view",
                ], places)
            {
                scene.view.scrollRectToVisible(
                    CGRect(x: 0, y: top, width: 100, height: 50), animated: false)
                stage.state(
                    statement, scene.view.contentOffset.y == offset,
                    "\(scene.view.contentOffset)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-scroll-10",
                "Which edges the safe area is added to, with a content lower than the scroll view",
                ios: "11+",
                source: .documentation("UIKit header UIScrollView.h of Apple's SDK of iOS 17.0"),
                notes: """
                    The header's words on the three values. A question of 2023 (devhide.com, 77431769)
                    says that in a page without a navigation controller .automatic does not add it for a
                    low content. Quote: Edges for scrollable axes are adjusted (i.e.,
                    contentSize.width/height > frame.size.width/height or
                    alwaysBounceHorizontal/Vertical = YES)
                    """),
            statements: 3
        ) { stage in
            let (page, view) = (UIViewController(), lowScroll(.scrollableAxes))
            try stage.launch(page, filledWith: view)
            stage.state(
                ".scrollableAxes: the safe area is not added at the top", view.adjustedContentInset.top == 0,
                "\(view.adjustedContentInset)")
            view.alwaysBounceVertical = true
            try stage.settle()
            stage.state(
                ".scrollableAxes with alwaysBounceVertical: the safe area is added at the top",
                view.adjustedContentInset.top == page.view.safeAreaInsets.top
                    && page.view.safeAreaInsets.top > 0,
                "\(view.adjustedContentInset), \(page.view.safeAreaInsets)")
            let (root, own) = (UIViewController(), lowScroll(.automatic))
            own.frame = root.view.bounds
            own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(own)
            try stage.launch(stage.navigation([root]))
            stage.state(
                ".automatic in a page of a navigation controller: the safe area is added at the top",
                own.adjustedContentInset.top == root.view.safeAreaInsets.top
                    && root.view.safeAreaInsets.top > 0,
                "\(own.adjustedContentInset), \(root.view.safeAreaInsets)")
        },
    ]

    /// A scroll view whose content is lower and narrower than a page.
    @MainActor
    private static func lowScroll(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) -> UIScrollView {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 100, height: 100)
        view.contentInsetAdjustmentBehavior = behavior
        return view
    }
}
