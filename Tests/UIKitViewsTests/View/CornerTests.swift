import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Corner configurations, and the effective radii of views.
@MainActor @Suite(.inTurn) struct CornerTests {
    /// Clockwise from the top left.
    private func radii(_ view: UIView) -> [CGFloat] {
        [UIRectCorner.topLeft, .topRight, .bottomRight, .bottomLeft].map { view.effectiveRadius(corner: $0) }
    }

    private func box(_ configuration: UICornerConfiguration, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.cornerConfiguration = configuration
        return view
    }

    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func `each factory method sets its corners`() {
        useFreshRuntime()
        let makers: [(UICornerConfiguration, [CGFloat])] = [
            (.corners(radius: 5), [5, 5, 5, 5]),
            (
                .corners(topLeftRadius: 1, topRightRadius: 2, bottomLeftRadius: nil, bottomRightRadius: 4.5),
                [1, 2, 4.5, 0]
            ),
            (.capsule(), [50, 50, 50, 50]), (.capsule(maximumRadius: 20), [20, 20, 20, 20]),
            (.uniformCorners(radius: .fixed(7)), [7, 7, 7, 7]),
            (.uniformEdges(topRadius: 1, bottomRadius: 2), [1, 1, 2, 2]),
            (.uniformEdges(leftRadius: 1, rightRadius: 2), [1, 2, 2, 1]),
            (.uniformTopRadius(1, bottomLeftRadius: 2), [1, 1, 0, 2]),
            (.uniformBottomRadius(1, topRightRadius: 2), [0, 2, 1, 1]),
            (.uniformLeftRadius(1, bottomRightRadius: 2), [1, 0, 2, 1]),
            (.uniformRightRadius(1, topLeftRadius: 2), [2, 1, 1, 0]),
        ]
        for (configuration, expected) in makers {
            #expect(radii(box(configuration, square)) == expected, "\(configuration)")
        }
    }

    @Test func `configurations are compared by value`() {
        #expect(UICornerRadius.fixed(4) == 4 && UICornerRadius.fixed(4.5) == 4.5)
        #expect(UICornerRadius.containerConcentric() != .containerConcentric(minimum: 0))
        #expect(UICornerConfiguration.corners(radius: 4) != .uniformCorners(radius: 4))
        #expect(UICornerConfiguration.capsule() == .capsule())
    }

    @Test func `several corners have their largest radius, and a radius fits the view`() {
        useFreshRuntime()
        let view = box(
            .corners(topLeftRadius: 4, topRightRadius: 9, bottomLeftRadius: 80, bottomRightRadius: nil),
            square)
        #expect(view.effectiveRadius(corner: [.topLeft, .topRight]) == 9)
        #expect(view.effectiveRadius(corner: .allCorners) == 50)
        #expect(UIView(frame: square).effectiveRadius(corner: .allCorners) == 0)
    }

    @Test func `a concentric radius is the container's minus the distance`() {
        useFreshRuntime()
        let container = box(.corners(radius: 30), CGRect(x: 10, y: 10, width: 300, height: 300))
        let inside = CGRect(x: 8, y: 8, width: 200, height: 284)
        let view = box(.corners(radius: .containerConcentric(minimum: 5)), inside)
        let plain = UIView(frame: container.bounds)
        container.addSubview(plain)
        plain.addSubview(view)
        #expect(radii(view) == [22, 5, 5, 22])
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(radii(view) == [22, 22, 22, 22])
        view.removeFromSuperview()
        #expect(radii(view) == [0, 0, 0, 0])
    }

    @Test func `the screen is the container of a page`() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let view = box(.corners(radius: .containerConcentric()), page.view.bounds)
        page.view.addSubview(view)
        #expect(radii(view) == [55, 55, 55, 55])
        view.frame = page.view.bounds.insetBy(dx: 10, dy: 20)
        #expect(radii(view) == [35, 35, 35, 35])
    }

    @Test func `a change of the container's corners lays out the views that read a radius`() {
        final class Reader: UIView {
            var read: [CGFloat] = []

            override func layoutSubviews() { read.append(effectiveRadius(corner: .topLeft)) }
        }
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let container = box(.corners(radius: 30), CGRect(x: 50, y: 100, width: 100, height: 100))
        let reader = Reader(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        reader.cornerConfiguration = .corners(radius: .containerConcentric())
        page.view.addSubview(container)
        container.addSubview(reader)
        app.settle()
        #expect(reader.read.last == 20)
        container.cornerConfiguration = .corners(radius: 40)
        app.settle()
        #expect(reader.read.last == 30)
    }
}
