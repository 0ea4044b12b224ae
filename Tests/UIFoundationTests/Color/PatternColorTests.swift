import CoreGraphics
import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Pattern colors, which tile an image.
@MainActor @Suite(.inTurn) struct PatternColorTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }

    private func tiles(_ draw: () -> Void) -> [CGRect] {
        GraphicsContexts.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 1) { _ in draw() }
            .drawing.commands.compactMap { command in
                guard case .tiledImage(_, let rect, _) = command.content else { return nil }
                return rect.applying(command.transform)
            }
    }

    @Test func `an area is filled with tiles from the origin on, as large as the image`() {
        useFreshRuntime()
        let drawn = tiles {
            UIColor(patternImage: image).setFill()
            UIRectFill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(drawn == [CGRect(x: 0, y: 0, width: 4, height: 6)])
    }

    @Test func `a view shows it as its background, and gives it back`() {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = UIColor(patternImage: image)
        #expect(tiles { view.layer.render(in: UIGraphicsGetCurrentContext()!) }.count == 1)
        #expect(view.layer.backgroundColor.map { UIColor(cgColor: $0) } == view.backgroundColor)
    }

    @Test func `colors of one image are equal, and keep their opacity`() {
        useFreshRuntime()
        let color = UIColor(patternImage: image)
        #expect(color == UIColor(patternImage: image) && color.hash == UIColor(patternImage: image).hash)
        let faded = color.withAlphaComponent(0.5)
        #expect(faded != color && faded.cgColor.alpha == 0.5 && faded.cgColor != color.cgColor)
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }
}
