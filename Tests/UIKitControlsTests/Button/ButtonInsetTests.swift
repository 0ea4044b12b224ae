import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// The positions of image and title in a button, and the effect of the insets. The positions were measured on devices.
@MainActor @Suite(.inTurn) struct ButtonInsetTests {
    /// A button of 335 points with an image of 32 points and a title.
    private func button(image: Bool = true, title: Bool = true) -> UIButton {
        useFreshRuntime()
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 335, height: 40)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in }
        if image { button.setImage(picture, for: .normal) }
        if title { button.setTitle("download", for: .normal) }
        return button
    }

    private func image(_ button: UIButton) -> CGRect {
        button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
    }

    private func title(_ button: UIButton) -> CGRect {
        button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    }

    @Test(arguments: [(0.0, 0.0, 151.5), (10, 0, 156.5), (0, 100, 101.5), (10, 100, 106.5)])
    func `an image is centered in the area within its insets`(left: CGFloat, right: CGFloat, x: CGFloat) {
        let button = button(title: false)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
        #expect(image(button).minX == x)
    }

    @Test func `an image is no larger than the room for it`() {
        let button = button(title: false)
        button.frame.size = CGSize(width: 24, height: 40)
        #expect(image(button) == CGRect(x: 0, y: 4, width: 24, height: 32))
        button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 2, bottom: 10, right: 2)
        #expect(image(button) == CGRect(x: 2, y: 10, width: 20, height: 20))
        #expect(button.intrinsicContentSize.width == 32)
    }

    @Test func `the insets of one part leave the other in place`() {
        let button = button()
        let (imageBefore, titleBefore) = (image(button), title(button))
        #expect(titleBefore.minX == imageBefore.maxX)
        button.imageEdgeInsets.left = 50
        #expect(image(button).minX == imageBefore.minX + 25)
        #expect(title(button) == titleBefore)
        button.titleEdgeInsets.right = 100
        #expect(title(button).minX == titleBefore.minX - 50)
        #expect(title(button).width == titleBefore.width)
    }

    @Test func `insets of the content move both`() {
        let button = button()
        let (imageBefore, titleBefore) = (image(button), title(button))
        button.contentEdgeInsets = UIEdgeInsets(top: 6, left: 20, bottom: 0, right: 0)
        #expect(image(button) == imageBefore.offsetBy(dx: 10, dy: 3))
        #expect(title(button) == titleBefore.offsetBy(dx: 10, dy: 3))
    }

    @Test func `an inset takes the place of the room around a title`() {
        let button = button(image: false)
        let bare = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0.001, bottom: 0, right: 0)
        #expect(abs(button.intrinsicContentSize.height - (bare.height - 12)) < 0.01)
        button.contentEdgeInsets = UIEdgeInsets(top: 9, left: 40, bottom: 9, right: 40)
        #expect(button.intrinsicContentSize == CGSize(width: bare.width + 80, height: bare.height + 6))
        button.titleEdgeInsets = UIEdgeInsets(top: 9, left: 40, bottom: 9, right: 40)
        #expect(button.intrinsicContentSize == CGSize(width: bare.width + 80, height: bare.height + 6))
    }

    @Test func `insets do not count with a configuration`() {
        let button = button()
        button.configuration = .plain()
        let (imageBefore, sizeBefore) = (image(button), button.intrinsicContentSize)
        button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)
        button.imageEdgeInsets.left = 50
        #expect(image(button) == imageBefore)
        #expect(button.intrinsicContentSize == sizeBefore)
    }

    @Test func `label and image view have the places of their parts`() {
        let button = button()
        button.contentEdgeInsets.left = 20
        let (label, view) = (button.titleLabel, button.imageView)
        button.layoutIfNeeded()
        #expect(label?.frame == title(button))
        #expect(view?.frame == image(button))
    }

    @Test func `a button is as large as its background's image`() {
        useFreshRuntime()
        let button = UIButton(type: .custom)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 23, height: 23)).image { _ in }
        button.setBackgroundImage(picture, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 23, height: 23))
        button.setTitle("A title that is wider", for: .normal)
        #expect(button.intrinsicContentSize.width > 100)
        #expect(button.intrinsicContentSize.height == 34)
    }

    @Test func `parts lie at the side that the alignment names`() {
        let button = button()
        button.contentEdgeInsets.left = 5
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .bottom
        #expect(image(button).origin == CGPoint(x: 5, y: 8))
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .top
        #expect(title(button).maxX == 335)
        #expect(title(button).minY == 0)
    }

    @Test func `an image by itself fills what it is to fill`() {
        let button = button(title: false)
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        #expect(image(button) == button.bounds)
    }

    @Test func `baselines of a title and a label meet`() throws {
        let button = button(image: false)
        let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UILabel())
        label.text = "Label"
        label.font = .systemFont(ofSize: 30)
        for part in [button, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            button.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
        ])
        view.layoutIfNeeded()
        let font = try #require(button.titleLabel?.font)
        let baseline = button.frame.midY - font.lineHeight / 2 + font.ascender
        #expect(abs(baseline - (20 + label.font.ascender)) <= 0.5)
    }
}
