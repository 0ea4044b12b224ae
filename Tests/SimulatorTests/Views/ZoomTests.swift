import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite("A scroll view that zooms", .onStage) struct ZoomTests {
    final class Photo: UIViewController, UIScrollViewDelegate {
        let scrollView = UIScrollView()
        let image = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        var zooms = true
        private var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = image.frame.size
            scrollView.maximumZoomScale = 3
            scrollView.delegate = self
            scrollView.addSubview(image)
            view.addSubview(scrollView)
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? image : nil }

        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            lines.append("begin")
        }

        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            if lines.last != "zoom" { lines.append("zoom") }
        }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            lines.append("end \(scale)")
        }
    }

    @MainActor struct App {
        let sim = Simulator(device: .iPhone16)
        let photo = Photo()

        init() { sim.launch(photo) }

        var scrollView: UIScrollView { photo.scrollView }

        /// Two fingers around the center of the content, moving from one distance to another.
        func pinch(from start: CGFloat, to end: CGFloat) {
            sim.touchDown(at: CGPoint(x: 195 - start / 2, y: 400), finger: 0)
            sim.touchDown(at: CGPoint(x: 195 + start / 2, y: 400), finger: 1)
            sim.touchMove(
                [0: CGPoint(x: 195 - end / 2, y: 400), 1: CGPoint(x: 195 + end / 2, y: 400)], over: 0.25)
        }

        func letGo() throws {
            sim.touchUp(finger: 0)
            sim.touchUp(finger: 1)
            try sim.settle()
        }
    }

    @Test func `fingers zoom, and what lies between them stays there`() throws {
        let app = App()
        app.pinch(from: 100, to: 200)
        #expect(app.scrollView.isZooming && abs(app.scrollView.zoomScale - 2) < 0.001)
        #expect(abs(app.scrollView.contentSize.width - 780) < 0.001)
        #expect(app.image(at: CGPoint(x: 195, y: 400)).isNear(CGPoint(x: 195, y: 400)))
        #expect(app.photo.take() == ["begin", "zoom"])
        try app.letGo()
        #expect(app.photo.take() == ["end 2.0"] && !app.scrollView.isZooming)
        #expect(app.image(at: CGPoint(x: 195, y: 400)).isNear(CGPoint(x: 195, y: 400)))
    }

    nonisolated private static let excesses: [(CGFloat, CGFloat, Bool, CGFloat)] = [
        (100, 20, true, 1), (50, 300, true, 3), (100, 20, false, 1), (50, 300, false, 3),
    ]

    @Test(arguments: excesses)
    func `past a limit the content comes back to it, or does not go there`(
        start: CGFloat, end: CGFloat, bounces: Bool, limit: CGFloat
    ) throws {
        let app = App()
        app.scrollView.bouncesZoom = bounces
        app.pinch(from: start, to: end)
        #expect((app.scrollView.zoomScale == limit) == !bounces)
        app.sim.touchUp(finger: 0)
        app.sim.touchUp(finger: 1)
        #expect(app.scrollView.isZoomBouncing == bounces)
        try app.sim.settle()
        #expect(app.scrollView.zoomScale == limit && !app.scrollView.isZoomBouncing)
        #expect(app.photo.take().last == "end \(limit)")
        let furthest = CGPoint(x: 390 * (limit - 1), y: 800 * (limit - 1))
        #expect((0...furthest.x).contains(app.scrollView.contentOffset.x))
        #expect((0...furthest.y).contains(app.scrollView.contentOffset.y))
    }

    @Test func `the app zooms at once, or in an animation that has an end`() throws {
        let app = App()
        app.scrollView.zoomScale = 2
        #expect(app.photo.take() == ["zoom"])
        #expect(app.scrollView.contentOffset == CGPoint(x: 195, y: 400))
        app.scrollView.setZoomScale(9, animated: true)
        #expect(app.photo.take() == ["begin", "zoom"] && app.scrollView.isZoomAnimating)
        try app.sim.settle()
        #expect(app.photo.take() == ["end 3.0"] && !app.scrollView.isZoomAnimating)
        app.scrollView.setZoomScale(0.1, animated: false)
        #expect(app.scrollView.zoomScale == 1 && app.scrollView.contentOffset == .zero)
    }

    @Test func `a rectangle is shown in the middle, as large as it fits`() {
        let app = App()
        app.scrollView.zoom(to: CGRect(x: 100, y: 100, width: 195, height: 200), animated: false)
        #expect(app.scrollView.zoomScale == 2)
        #expect(app.scrollView.contentOffset == CGPoint(x: 200, y: 0))
        #expect(app.image(at: CGPoint(x: 195, y: 400)).isNear(CGPoint(x: 197.5, y: 200)))
    }

    @Test func `without a view or room between the limits nothing zooms`() throws {
        let app = App()
        app.photo.zooms = false
        app.pinch(from: 100, to: 200)
        try app.letGo()
        app.photo.zooms = true
        app.scrollView.maximumZoomScale = 1
        #expect(app.scrollView.pinchGestureRecognizer == nil)
        app.pinch(from: 100, to: 200)
        try app.letGo()
        #expect(app.scrollView.zoomScale == 1 && app.photo.take().isEmpty)
    }

    @Test func `a finger that stays drags on from where the content was zoomed to`() throws {
        let app = App()
        app.scrollView.zoomScale = 2
        app.sim.touchDown(at: CGPoint(x: 200, y: 400), finger: 0)
        app.sim.touchMove(to: CGPoint(x: 180, y: 400), over: 0.1, finger: 0)
        app.sim.touchDown(at: CGPoint(x: 280, y: 400), finger: 1)
        app.sim.touchMove([0: CGPoint(x: 160, y: 400), 1: CGPoint(x: 300, y: 400)], over: 0.1)
        #expect(app.scrollView.zoomScale > 2.2)
        let place = app.scrollView.contentOffset
        app.sim.touchUp(finger: 1)
        app.sim.touchMove(to: CGPoint(x: 150, y: 400), over: 0.1, finger: 0)
        #expect(abs(app.scrollView.contentOffset.x - place.x) < 40)
    }

    @Test func `constraints place the corner of what is shown, and the space around it keeps its size`()
        throws
    {
        let app = App()
        let (scrollView, image) = (app.scrollView, app.photo.image)
        scrollView.minimumZoomScale = 0.5
        image.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
            image.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
            image.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
            image.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
            image.widthAnchor.constraint(equalToConstant: 400),
            image.heightAnchor.constraint(equalToConstant: 600),
        ])
        try app.sim.settle()
        #expect(scrollView.contentSize == CGSize(width: 420, height: 640))
        scrollView.zoomScale = 0.5
        try app.sim.settle()
        #expect(image.frame == CGRect(x: 10, y: 20, width: 200, height: 300))
        #expect(scrollView.contentSize == CGSize(width: 220, height: 340))
    }
}

extension ZoomTests.App {
    /// The point of the image at a point of the screen.
    func image(at point: CGPoint) -> CGPoint { photo.image.convert(point, from: nil) }
}

extension CGPoint {
    /// Within a point: two fingers never move exactly together.
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1 && abs(y - other.y) < 1 }
}
