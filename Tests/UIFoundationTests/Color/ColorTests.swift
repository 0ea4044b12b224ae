import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@Suite(.inTurn) struct ColorTests {
    static let light = UITraitCollection(userInterfaceStyle: .light)
    static let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    private static let styles: [(UIColor, [Int], [Int])] = [
        (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
        (.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
        (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
        (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
        (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
        (.white, [255, 255, 255, 255], [255, 255, 255, 255]),
    ]

    private static let elevatedBackgrounds: [(UIColor, [Int])] = [
        (.systemBackground, [28, 28, 30, 255]), (.secondarySystemBackground, [44, 44, 46, 255]),
        (.tertiarySystemBackground, [58, 58, 60, 255]), (.systemGroupedBackground, [28, 28, 30, 255]),
        (.secondarySystemGroupedBackground, [44, 44, 46, 255]),
        (.tertiarySystemGroupedBackground, [58, 58, 60, 255]),
    ]

    @Test(arguments: elevatedBackgrounds)
    func `an elevated background is lighter in the dark style`(color: UIColor, dark: [Int]) {
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        let traits = { UITraitCollection(traitsFrom: [$0, elevated]) }
        #expect(bytes(color.resolvedColor(with: traits(Self.dark))) == dark)
        #expect(
            bytes(color.resolvedColor(with: traits(Self.light)))
                == bytes(color.resolvedColor(with: Self.light)))
    }

    @Test(arguments: styles)
    func stylesResolve(color: UIColor, light: [Int], dark: [Int]) {
        #expect(bytes(color.resolvedColor(with: Self.light)) == light)
        #expect(bytes(color.resolvedColor(with: Self.dark)) == dark)
    }

    private static let hues: [(CGFloat, CGFloat, CGFloat, [Int])] = [
        (0, 1, 1, [255, 0, 0, 255]),
        (1 / 3, 1, 1, [0, 255, 0, 255]),
        (2 / 3, 1, 1, [0, 0, 255, 255]),
        (0.5, 0, 0.4, [102, 102, 102, 255]),
        (1, 1, 1, [255, 0, 0, 255]),
    ]

    @Test(arguments: hues)
    func huesTurnIntoComponents(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [Int]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        #expect(bytes(color) == expected)
    }

    @Test func equalityIsByComponents() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor.systemRed.resolvedColor(with: Self.light))
    }

    @Test func aFadedDynamicColourStaysDynamic() {
        let faded = UIColor.label.withAlphaComponent(0.2)
        #expect(bytes(faded.resolvedColor(with: Self.light)) == [0, 0, 0, 51])
        #expect(bytes(faded.resolvedColor(with: Self.dark)) == [255, 255, 255, 51])
    }
}

@MainActor @Suite(.inTurn) struct TintColorTests {
    @Test func `the tint color is that of the view whose traits resolve it`() {
        let app = ShownApp()
        let stack = UINavigationController(rootViewController: UIViewController())
        app.show(stack)
        let inner = UIView()
        stack.topViewController!.view.addSubview(inner)
        #expect(UIColor.tintColor.resolvedColor(with: inner.traitCollection) == resolvedBlue)
        app.window.tintColor = .red
        #expect(UIColor.tintColor.resolvedColor(with: inner.traitCollection) == .red)
        stack.view.tintColor = .green
        #expect(UIColor.tintColor.resolvedColor(with: inner.traitCollection) == .green)
        inner.tintColor = .tintColor
        #expect(UIColor.tintColor.resolvedColor(with: inner.traitCollection) == resolvedBlue)
        #expect(UIColor.tintColor.resolvedColor(with: UITraitCollection()) == resolvedBlue)
    }

    private var resolvedBlue: UIColor { UIColor.systemBlue.resolvedColor(with: UITraitCollection()) }
}
