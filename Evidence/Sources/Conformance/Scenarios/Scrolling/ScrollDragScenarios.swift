import Simulator

// Drags and flicks, and targets that the delegate changes.
extension Scenario {
    static let scrollDrags: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-scroll-04",
                """
                A scroll view with paging; its delegate changes the target in \
                scrollViewWillEndDragging
                """,
                ios: "not stated (2019-01)",
                source: .claim(
                    "https://github.com/MaherKSantina/MSPeekCollectionViewDelegateImplementation/pull/33"),
                notes: """
                    The header says of pagingEnabled: if YES, stop on multiples of view bounds. The
                    second source, a pull request after two days of search, is of a library that sets
                    the target in the delegate while paging is on. Quote: This fixes
                    `targetContentOffset` bug in `scrollViewWillEndDragging` where the offset is a
                    multiplier of the UICollectionView bounds' width if `UICollectionView` paging is
                    enabled.
                    """),
            statements: 2
        ) { stage in
            let scene = try LongScroll(
                stage, CGRect(x: 0, y: 100, width: 300, height: 200), CGSize(width: 1500, height: 200))
            scene.view.isPagingEnabled = true
            scene.listener.target = CGPoint(x: 250, y: 0)
            stage.sim.swipe(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 110, y: 200))
            try stage.settle()
            let rest = scene.listener.rests.last?.x
            stage.state(
                "it stops on a multiple of the bounds' width",
                rest.map { $0.truncatingRemainder(dividingBy: 300) == 0 } == true,
                "\(scene.listener.rests)")
            stage.state(
                "the target that the delegate set is not where it stops", rest != nil && rest != 250,
                "\(scene.listener.rests)")
        },
        .rule(
            EvidenceEntry(
                "hunt-scroll-05",
                "The delegate changes the target of a flick, without paging",
                source: .documentation("UIKit header UIScrollView.h of Apple's SDK of iOS 17.0"),
                notes: """
                    The answer in facebookarchive/AsyncDisplayKit issue 345 says the same. The header
                    gives the velocity in points per millisecond. Quote: called on finger up if the user
                    dragged. velocity is in points/millisecond. targetContentOffset may be changed to
                    adjust where the scroll view comes to rest
                    """),
            statements: 2
        ) { stage in
            let scene = try LongScroll(
                stage, CGRect(x: 0, y: 100, width: 300, height: 400), CGSize(width: 300, height: 4000))
            scene.listener.target = CGPoint(x: 0, y: 800)
            stage.sim.swipe(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 200))
            try stage.settle()
            stage.state(
                "the scroll view comes to rest at the offset that the delegate set",
                scene.view.contentOffset.y == 800, "\(scene.view.contentOffset)")
            stage.state(
                "scrollViewDidEndDecelerating is called there", scene.listener.rests.map(\.y) == [800],
                "\(scene.listener.rests)")
        },
        .rule(
            EvidenceEntry(
                "hunt-scroll-06",
                "A scroll view whose scrolling is disabled",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled"),
                notes: """
                    The first is the header's ('turn off any dragging temporarily'), the third the
                    page's; the second follows from the first. Quote: When scrolling is disabled, the
                    scroll view doesn't accept touch events; it forwards them up the responder chain.
                    """),
            statements: 3
        ) { stage in
            let page = UIViewController()
            let ground = HeardView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            let view = UIScrollView(frame: ground.bounds)
            let listener = FlickListener()
            view.contentSize = CGSize(width: 300, height: 1200)
            view.isScrollEnabled = false
            view.delegate = listener
            ground.addSubview(view)
            page.view.addSubview(ground)
            try stage.launch(page)
            listener.moves = 0
            stage.begin()
            stage.sim.pan(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200))
            try stage.settle()
            stage.state(
                "a drag does not move the content", view.contentOffset == .zero && listener.moves == 0,
                "\(view.contentOffset), \(listener.moves) moves")
            stage.state(
                "scrollViewWillBeginDragging is not called", listener.drags == 0,
                "called \(listener.drags) times")
            stage.state(
                "the touches go up the responder chain to the superview", stage.has("View.touchesBegan"),
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt-scroll-07",
                "keyboardDismissMode is .onDrag, and a text field is being edited",
                source: .documentation("UIKit header UIScrollView.h of Apple's SDK of iOS 17.0"),
                notes: """
                    The header: OnDrag 'dismisses the keyboard when a drag begins'; the default is none.
                    Quote: UIScrollViewKeyboardDismissModeOnDrag,      // dismisses the keyboard when a
                    drag begins
                    """),
            statements: 3
        ) { stage in
            for mode in [UIScrollView.KeyboardDismissMode.onDrag, .none] {
                let view = UIScrollView()
                view.contentSize = CGSize(width: 300, height: 3000)
                if mode != .none { view.keyboardDismissMode = mode }
                let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
                view.addSubview(field)
                try stage.launch(UIViewController(), filledWith: view)
                field.becomeFirstResponder()
                try stage.settle()
                stage.sim.touchDown(at: CGPoint(x: 200, y: 420))
                stage.sim.advance(by: 0.3)
                let before = field.isFirstResponder
                stage.sim.touchMove(to: CGPoint(x: 200, y: 250), over: 0.3)
                let (during, isDragging) = (field.isFirstResponder, view.isDragging)
                stage.sim.touchUp()
                try stage.settle()
                guard mode == .onDrag else {
                    stage.state(
                        "with .none, the default, it goes on editing after the drag",
                        isDragging && during && field.isFirstResponder,
                        "dragging: \(isDragging), first responder: \(during), \(field.isFirstResponder)")
                    continue
                }
                stage.state("the text field edits until a drag begins", before, "it does not edit any more")
                stage.state(
                    "when the drag begins the text field is not the first responder any more",
                    isDragging && !during, "dragging: \(isDragging), first responder: \(during)")
            }
        },
    ]
}
