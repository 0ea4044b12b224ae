import Simulator
import TestTraits
import Testing

/// Visual effects, color wells and the color picker.
@MainActor @Suite(.inTurn) struct EffectAndColorTests {
    @Test func `the content view is in front of the effect, and fills the view`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        #expect(view.subviews == [view.contentView] && view.contentView.frame == view.bounds)
        #expect(view.effect == UIBlurEffect(style: .systemMaterial))
        #expect(UIVisualEffectView().effect == nil)
    }

    @Test func `a subview next to the content view raises UIKit's exception`() throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        let view = UIVisualEffectView(effect: nil)
        view.addSubview(UIView())
        view.contentView.addSubview(UIView())
        #expect(view.subviews.count == 1 && view.contentView.subviews.count == 1)
        let message = try #require(sim.diagnostics.first).message
        #expect(message.contains("Do not add subviews directly to the visual effect view itself"))
    }

    @Test(arguments: [
        (UIBlurEffect.Style.systemMaterial, true), (.regular, true), (.prominent, true),
        (.systemChromeMaterial, true), (.systemUltraThinMaterial, true), (.dark, false), (.extraLight, false),
        (.systemMaterialDark, false), (.systemThickMaterialLight, false),
    ])
    func `a material fits the interface style unless it names one`(style: UIBlurEffect.Style, fits: Bool) {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.overrideUserInterfaceStyle = .light
        let light = view.picture
        view.overrideUserInterfaceStyle = .dark
        #expect((view.picture != light) == fits && !light.nodes.isEmpty)
    }

    @Test func `vibrancy and the base class fill nothing, and effects survive an archive`() throws {
        let blur = UIBlurEffect(style: .systemThinMaterial)
        for effect in [UIVisualEffect(), UIVibrancyEffect(blurEffect: blur, style: .fill)] {
            let view = UIVisualEffectView(effect: effect)
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            #expect(view.picture.nodes.isEmpty)
        }
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        blur.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIBlurEffect(coder: reader) == blur)
    }

    @Test func `glass is compared by value, and a view copies it`() {
        let glass = UIGlassEffect(style: .clear)
        #expect(!glass.isInteractive && glass.tintColor == nil && glass != UIGlassEffect(style: .regular))
        let view = UIVisualEffectView(effect: glass)
        #expect(view.effect == glass && view.effect !== glass)
        glass.tintColor = .red
        glass.isInteractive = true
        #expect(view.effect != glass)
        view.effect = glass
        #expect(view.effect == glass && glass.copy() as? UIGlassEffect == glass)
        let container = UIGlassContainerEffect()
        #expect(container.spacing == 0)
        container.spacing = 12
        #expect((container.copy() as? UIGlassContainerEffect)?.spacing == 12)
        #expect(UIColorEffect(color: .red) == UIColorEffect(color: .red))
        #expect(UIColorEffect(color: .red) != UIColorEffect(color: nil))
    }

    @Test func `glass survives an archive`() throws {
        let glass = UIGlassEffect(style: .clear)
        glass.isInteractive = true
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        glass.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIGlassEffect(coder: reader) == glass)
    }

    @Test func `glass is a translucent capsule in a picture, or has the corners of its view`() {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        var pictures = [view.picture.svg]
        view.cornerConfiguration = .corners(radius: 4)
        pictures.append(view.picture.svg)
        let tinted = UIGlassEffect(style: .regular)
        tinted.tintColor = .red
        view.effect = tinted
        pictures.append(view.picture.svg)
        view.effect = UIGlassContainerEffect()
        pictures.append(view.picture.svg)
        #expect(Set(pictures).count == 4)
        view.effect = UIColorEffect(color: .red)
        #expect(view.picture.svg.contains("#FF"))
    }

    @Test func `glass buttons differ, and keep their values`() {
        let makers: [UIButton.Configuration] = [
            .glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass(),
        ]
        #expect(Set(makers).count == 4)
        let pictures = makers.map { configuration in
            var configuration = configuration
            configuration.title = "Save"
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
            return button.picture.svg
        }
        #expect(Set(pictures).count == 4)
    }

    private func well() -> (Simulator, UIColorWell, UIViewController) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
        page.view.addSubview(well)
        sim.turn()
        return (sim, well, page)
    }

    @Test func `a well opens the page that chooses, and takes the color`() throws {
        let (sim, well, page) = well()
        var heard: [UIColor?] = []
        well.addAction(UIAction { _ in heard.append(well.selectedColor) }, for: .valueChanged)
        well.title = "Ink"
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28) && well.selectedColor == nil)
        sim.tap(well)
        try sim.settle()
        let picker = try #require(page.presentedViewController as? UIColorPickerViewController)
        #expect(picker.title == "Ink" && picker.supportsAlpha)
        sim.tap(at: CGPoint(x: 377 - 5, y: 69 + 64 + 5))
        #expect(heard.count == 2 && well.selectedColor == heard.last)
        #expect(picker.selectedColor == well.selectedColor)
        #expect(sim.tap("Close"))
        try sim.settle()
        #expect(page.presentedViewController == nil)
    }

    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var heard: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { heard.append(continuously ? "moving" : "chosen") }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            heard.append("finished")
        }
    }

    @Test func `the delegate is notified of each color under the finger, and of the end`() throws {
        let (sim, _, page) = well()
        let listener = Listener()
        let picker = UIColorPickerViewController()
        picker.delegate = listener
        picker.supportsAlpha = false
        picker.selectedColor = .red
        page.present(picker, animated: false)
        try sim.settle()
        #expect(listener.heard.isEmpty)
        sim.touchDown(at: CGPoint(x: 60, y: 200))
        sim.touchMove(to: CGPoint(x: 200, y: 300))
        sim.touchUp()
        #expect(listener.heard == ["moving", "moving", "chosen"])
        #expect(picker.selectedColor.cgColor.alpha == 1)
        page.dismiss(animated: true)
        try sim.settle()
        #expect(listener.heard.last == "finished")
    }
}
