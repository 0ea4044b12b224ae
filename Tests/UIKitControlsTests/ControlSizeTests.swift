import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// The intrinsic sizes of controls, as Interface Builder saved them.
@MainActor @Suite(.inTurn) struct ControlSizeTests {
    @Test(arguments: [
        (10.0, 24.0), (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36),
        (21, 38),
        (22, 39), (23, 40), (24, 41), (25, 42), (28, 46),
    ])
    func aButtonIsTwelvePointsHigherThanItsTitle(size: CGFloat, height: CGFloat) {
        useFreshRuntime()
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        #expect(button.intrinsicContentSize.height == height)
    }

    @Test(arguments: [
        ("Button", 46.0), ("Picker", 43), ("Choose an Image", 119), ("Drop Down", 77), ("Action", 44),
        ("Disconnect", 78), ("Forget Network", 107), ("Sign Up", 54), ("Send", 36), ("OK", 30),
    ])
    func aButtonIsAsWideAsItsTitleInWholePoints(title: String, width: CGFloat) {
        useFreshRuntime()
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        let size = button.sizeThatFits(.zero)
        #expect(abs(size.width - width) <= 1)
        #expect(size.width == size.width.rounded())
        #expect(size.height == 30)
    }

    @Test func aButtonWithoutATitleHasRoomForAFinger() {
        useFreshRuntime()
        #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test(arguments: [(12, 22.0, 22.0), (13, 25, 24), (18, 25, 24)])
    func signsHaveTheSizeOfTheirRelease(major: Int, width: CGFloat, height: CGFloat) {
        useFreshRuntime(system: .iOS(major))
        #expect(UIButton(type: .infoLight).intrinsicContentSize == CGSize(width: width, height: height))
    }

    @Test func aConfiguredButtonHasItsInsets() {
        useFreshRuntime()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        let text = "Title".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        let pixels = PixelGrid(scale: 3)
        #expect(button.intrinsicContentSize == pixels.up(CGSize(width: text.width + 24, height: 34.287)))
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        button.configuration = configuration
        #expect(button.intrinsicContentSize == pixels.up(text))
    }

    @Test(arguments: [
        (12, UITextField.BorderStyle.none, 17.0, 21.0), (12, .none, 14, 17), (12, .none, 16, 20),
        (12, .roundedRect, 14, 30), (13, .roundedRect, 14, 34), (18, .roundedRect, 20, 34),
        (18, .none, 10, 13.667), (18, .none, 12, 16), (18, .none, 14, 18.667), (18, .none, 18, 23.333),
        (18, .none, 17, 22),
    ])
    func aFieldHasTheHeightOfItsBorder(
        major: Int, border: UITextField.BorderStyle, size: CGFloat, height: CGFloat
    ) {
        useFreshRuntime(system: .iOS(major))
        let field = UITextField()
        field.font = .systemFont(ofSize: size)
        field.borderStyle = border
        #expect(abs(field.intrinsicContentSize.height - height) < 0.001)
    }

    @Test func anEmptyFieldIsAsWideAsItsPlaceholder() {
        useFreshRuntime()
        let field = UITextField()
        field.placeholder = "Name of the shop"
        let width = field.intrinsicContentSize.width
        field.text = "x"
        #expect(field.intrinsicContentSize.width < width)
        field.text = ""
        #expect(field.intrinsicContentSize.width == width)
    }

    @Test(arguments: [(12, 14.0, 29.0), (13, 18, 32), (18, 18, 32)])
    func segmentsAreAsWideAsTheWidestTitle(major: Int, padding: CGFloat, height: CGFloat) {
        useFreshRuntime(system: .iOS(major))
        let weight: UIFont.Weight = major < 13 ? .regular : .medium
        let control = UISegmentedControl(items: ["First", "Second", "3"])
        let title = "Second".size(withAttributes: [.font: UIFont.systemFont(ofSize: 13, weight: weight)])
        let width = title.width.rounded(.up) + padding
        #expect(control.sizeThatFits(.zero) == CGSize(width: 3 * width + 2, height: height))
        // Constraints ignore one point at the lower edge.
        #expect(control.intrinsicContentSize == CGSize(width: 3 * width + 2, height: height - 1))
        let aligned = CGRect(origin: .zero, size: control.intrinsicContentSize)
        #expect(control.frame(forAlignmentRect: aligned).height == height)
        control.setWidth(100, forSegmentAt: 0)
        #expect(control.intrinsicContentSize.width == 2 * width + 102)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < 2 * width + 102)
    }

    @Test(arguments: [
        (12, 39.0, 37.0), (14, 115.5, 27.5), (15, 115.5, 27.5), (16, 116.5, 26), (18, 116.5, 26),
    ])
    func dotsHaveTheSizeOfTheirRelease(major: Int, width: CGFloat, height: CGFloat) {
        useFreshRuntime(system: .iOS(major))
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == CGSize(width: width, height: height))
        #expect(control.size(forNumberOfPages: 4).width > width)
    }

    @Test(arguments: [(12, 51.0, 31.0, 31.0, 2.0), (18, 51, 31, 31, 4), (26, 63, 28, 34, 4)])
    func switchesSlidersAndBarsHaveTheSizeOfTheirRelease(
        major: Int, width: CGFloat, height: CGFloat, slider: CGFloat, bar: CGFloat
    ) {
        useFreshRuntime(system: .iOS(major))
        let toggle = UISwitch()
        #expect(toggle.bounds.size == CGSize(width: width, height: height))
        let aligned = CGRect(origin: .zero, size: toggle.intrinsicContentSize)
        #expect(toggle.frame(forAlignmentRect: aligned).size == toggle.bounds.size)
        let thumb = CGRect(x: 0, y: 0, width: 80, height: UISlider().intrinsicContentSize.height)
        let outer: CGFloat = major < 26 ? 2 : 0
        #expect(
            UISlider().frame(forAlignmentRect: thumb)
                == CGRect(x: -outer, y: 0, width: 80 + 2 * outer, height: slider))
        #expect(UISlider().sizeThatFits(CGSize(width: 80, height: 9)) == CGSize(width: 80, height: slider))
        #expect(
            UIProgressView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: bar))
    }
}
