import PageFlowTesting
import Simulator
import Testing

/// Images from files in pictures.
@MainActor
@Suite(.onStage) struct ImagePictureTests {
    /// 2 by 1 pixels, red and blue.
    private let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8Dwn4Hh/38AD/kD/Wj/froAAAAASUVORK5CYII="

    private func image() throws -> UIImage {
        let data = try #require(Data(base64Encoded: png))
        return try #require(UIImage(data: data))
    }

    private func lines(_ view: UIView) -> [String] {
        view.picture.svg.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func view(_ image: UIImage, _ size: CGSize, _ mode: UIView.ContentMode = .scaleToFill)
        -> UIImageView
    {
        let view = UIImageView(image: image)
        view.frame = CGRect(origin: .zero, size: size)
        view.contentMode = mode
        return view
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, "x=\"0\" y=\"0\" width=\"20\" height=\"20\""),
        (.scaleAspectFit, "x=\"0\" y=\"5\" width=\"20\" height=\"10\""),
        (.scaleAspectFill, "x=\"-10\" y=\"0\" width=\"40\" height=\"20\""),
        (.topLeft, "x=\"0\" y=\"0\" width=\"2\" height=\"1\""),
    ]) func `the content mode determines an image's position`(mode: UIView.ContentMode, frame: String) throws
    {
        let lines = lines(view(try image(), CGSize(width: 20, height: 20), mode))
        #expect(lines.contains { $0.hasPrefix("<image") && $0.contains(png) })
        // The orientation of an image is a transform: sizes are unchanged, positions are in the transform's coordinates.
        #expect(lines.joined().contains(frame.components(separatedBy: " ").suffix(2).joined(separator: " ")))
    }

    @Test func `a stencil is a color behind a mask`() throws {
        let view = view(try image().withRenderingMode(.alwaysTemplate), CGSize(width: 20, height: 10))
        view.tintColor = .red
        let svg = view.picture.svg
        #expect(svg.contains("mask-type=\"alpha\"") && svg.contains("fill=\"#FF0000\""))
    }

    enum Place: CaseIterable {
        case imageView, customButton, systemButton, segment, barButton, tab
    }

    @Test(arguments: Place.allCases, [System.iOS(18), .iOS(26)])
    func `in bars, segments and system buttons, an image is a template by default`(
        place: Place, system: System
    ) throws {
        let (sim, page, image) = (Simulator(system: system), UIViewController(), try image())
        func show(_ view: UIView) {
            view.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
            page.view.addSubview(view)
        }
        switch place {
        case .imageView: show(UIImageView(image: image))
        case .customButton, .systemButton:
            let button = UIButton(type: place == .systemButton ? .system : .custom)
            button.setImage(image, for: .normal)
            show(button)
        case .segment: show(UISegmentedControl(items: [image]))
        case .barButton: page.navigationItem.rightBarButtonItem = UIBarButtonItem(image: image)
        case .tab: page.tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        sim.launch(tabs)
        let isTemplate = sim.picture().svg.contains("mask-type=\"alpha\"")
        #expect(isTemplate == ![.imageView, .customButton].contains(place))
    }

    @Test func `a resizable image is drawn in nine parts, and written once`() throws {
        let insets = UIEdgeInsets(top: 0.25, left: 0.5, bottom: 0.25, right: 0.5)
        let image = try image().resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let svg = view(image, CGSize(width: 20, height: 10)).picture.svg
        #expect(svg.components(separatedBy: "<image").count == 2)
        #expect(svg.components(separatedBy: "<use").count == 9)
    }

    @Test func `pixels of an app's are drawn too`() throws {
        let bytes = Data([255, 0, 0, 255, 0, 0, 255, 255])
        let provider = try #require(CGDataProvider(data: bytes as CFData))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        let svg = view(UIImage(cgImage: image), CGSize(width: 20, height: 10)).picture.svg
        let written = try #require(UIImage(cgImage: image).pngData())
        #expect(svg.contains("data:image/png;base64,\(written.base64EncodedString())"))
    }

    @Test(arguments: [(0.0, 0), (0.24, 0), (0.25, 1), (0.5, 2), (0.99, 3), (1, 0), (1.3, 1)])
    func `images in turn follow the clock`(time: Double, index: Int) {
        let colors: [UIColor] = [.red, .green, .blue, .yellow]
        let images = colors.map { color in
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let fills = ["#FF0000", "#00FF00", "#0000FF", "#FFFF00"]
        func shown(_ view: UIView) -> [Int] {
            let svg = view.picture.svg
            return fills.indices.filter { svg.contains(fills[$0]) }
        }
        let sim = Simulator()
        sim.launch(UIViewController())
        let (series, animated) = (UIImageView(), UIImageView(image: images[0]))
        for view in [series, animated] {
            view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            sim.window.addSubview(view)
        }
        sim.advance(by: 5 - sim.now)
        series.animationImages = images
        series.animationDuration = 1
        #expect(shown(series) == [])
        series.startAnimating()
        // An animated image starts at time 0 of the clock.
        animated.image = UIImage.animatedImage(with: images, duration: 1)
        sim.advance(by: time)
        #expect(shown(series) == [index] && shown(animated) == [index])
        series.stopAnimating()
        #expect(shown(series) == [])
    }
}
