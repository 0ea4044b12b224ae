import PageFlowTesting
import Simulator
import Testing

/// A view that is the delegate of its own interaction.
private final class Plate: UIView, UIPointerInteractionDelegate {
    var heard: [String] = []
    var regions: ((CGPoint) -> UIPointerRegion?)?
    var style: UIPointerStyle?
    var modifiers: UIKeyModifierFlags = []
    private(set) lazy var pointer = UIPointerInteraction(delegate: self)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(pointer)
    }

    required init?(coder: NSCoder) { nil }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        modifiers = request.modifiers
        return regions.map { $0(request.location) } ?? defaultRegion
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        heard.append("style \(name(of: region))")
        return style
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        heard.append("enter \(name(of: region))")
        animator.addAnimations { self.alpha = 0.5 }
        animator.addCompletion { self.heard.append("entered \($0)") }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        heard.append("exit \(name(of: region))")
    }

    private func name(of region: UIPointerRegion) -> String { region.identifier.map { "\($0)" } ?? "all" }
}

private final class Locker: UIViewController {
    var locks = false
    override var prefersPointerLocked: Bool { locks }
}

@MainActor @Suite(.onStage) struct PointerTests {
    private func shown() -> (Simulator, UIViewController, Plate) {
        let sim = Simulator(device: .iPadPro11, system: .iOS(17))
        let page = UIViewController()
        sim.launch(page)
        let plate = Plate(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        page.view.addSubview(plate)
        return (sim, page, plate)
    }

    @Test func `the pointer enters and leaves the whole view`() {
        let (sim, _, plate) = shown()
        #expect(sim.pointerLocation == nil)
        sim.movePointer(to: CGPoint(x: 50, y: 50))
        #expect(plate.heard.isEmpty && sim.pointerLocation == CGPoint(x: 50, y: 50))
        sim.movePointer(to: plate)
        #expect(plate.heard == ["style all", "enter all"] && plate.alpha == 0.5)
        sim.movePointer(to: CGPoint(x: 199, y: 199))
        #expect(plate.heard.count == 2)
        sim.advance(by: 0.3)
        sim.movePointer(to: CGPoint(x: 300, y: 300), over: 0.2)
        #expect(plate.heard == ["style all", "enter all", "entered true", "exit all"])
        sim.movePointer(to: plate)
        sim.hidePointer()
        #expect(plate.heard.last == "exit all" && sim.pointerLocation == nil)
    }

    @Test func `regions of a view are told apart by their identifiers`() {
        let (sim, _, plate) = shown()
        plate.regions = { point in
            if point.x > 80 { return nil }
            return point.x < 50
                ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left")
                : UIPointerRegion(rect: CGRect(x: 50, y: 0, width: 30, height: 100), identifier: "right")
        }
        for x in [110, 120, 160, 190] as [CGFloat] { sim.movePointer(to: CGPoint(x: x, y: 150)) }
        #expect(
            plate.heard.filter { !$0.hasPrefix("entered") } == [
                "style left", "enter left", "exit left", "style right", "enter right", "exit right",
            ])
    }

    @Test func `the innermost view that has a region changes the pointer`() {
        let (sim, _, plate) = shown()
        let inner = Plate(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        plate.addSubview(inner)
        sim.movePointer(to: inner)
        #expect(inner.heard.count == 2 && plate.heard.isEmpty)
        inner.regions = { _ in nil }
        sim.movePointer(to: CGPoint(x: 110, y: 110))
        #expect(inner.heard.last == "exit all" && plate.heard == ["style all", "enter all"])
        inner.regions = nil
        inner.pointer.isEnabled = false
        sim.movePointer(to: CGPoint(x: 111, y: 110))
        #expect(plate.heard.count == 2)
        plate.removeInteraction(plate.pointer)
        #expect(plate.heard.last == "exit all" && plate.pointer.view == nil)
    }

    @Test func `an interaction that is asked again gives another style`() {
        let (sim, _, plate) = shown()
        sim.movePointer(to: plate)
        #expect(sim.pointerStyle == nil)
        plate.style = UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical)
        plate.pointer.invalidate()
        #expect(sim.pointerStyle === plate.style && plate.heard == ["style all", "enter all", "style all"])
        plate.regions = { _ in nil }
        plate.pointer.invalidate()
        #expect(sim.pointerStyle == nil && plate.heard.last == "exit all")
    }

    struct Latch: Sendable {
        let axes: UIAxis
        let point: CGPoint
        let stays: Bool
    }

    @Test(arguments: [
        Latch(axes: [], point: CGPoint(x: 300, y: 150), stays: false),
        Latch(axes: .horizontal, point: CGPoint(x: 300, y: 150), stays: true),
        Latch(axes: .horizontal, point: CGPoint(x: 150, y: 300), stays: false),
        Latch(axes: .vertical, point: CGPoint(x: 150, y: 300), stays: true),
        Latch(axes: .both, point: CGPoint(x: 300, y: 300), stays: true),
    ])
    func `a pressed pointer stays in a region along its latching axes`(_ latch: Latch) {
        let (sim, _, plate) = shown()
        plate.regions = { _ in
            let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
            region.latchingAxes = latch.axes
            return region
        }
        sim.movePointer(to: plate)
        sim.pressPointer()
        sim.movePointer(to: latch.point)
        #expect(plate.heard.contains("exit all") != latch.stays)
        sim.releasePointer()
        #expect(plate.heard.contains("exit all"))
    }

    private final class Pad: UIView {
        var types: [UITouch.TouchType] = []
        var masks: [UIEvent.ButtonMask] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            types += touches.map(\.type)
            if let event { masks.append(event.buttonMask) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            types += touches.map(\.type)
        }
    }

    @Test func `a click is a touch, and of the pointer for an app that knows such`() {
        let (sim, page, _) = shown()
        let pad = Pad(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
        page.view.addSubview(pad)
        sim.click(pad)
        sim.supportsIndirectInput = true
        sim.pressPointer()
        sim.movePointer(to: CGPoint(x: 360, y: 360))
        sim.releasePointer()
        #expect(pad.types == [.direct, .indirectPointer, .indirectPointer])
        #expect(pad.masks == [[], .primary])
        var taps = 0
        let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
        button.frame = pad.bounds
        pad.addSubview(button)
        sim.click(button)
        sim.click(count: 2)
        #expect(taps == 3)
    }

    @Test func `a button takes part if it is to, and its provider has the last word`() {
        let (sim, page, _) = shown()
        let button = UIButton(frame: CGRect(x: 300, y: 300, width: 100, height: 40))
        page.view.addSubview(button)
        var hovers: [Bool] = []
        button.configurationUpdateHandler = { hovers.append($0.isHovered) }
        page.view.layoutIfNeeded()
        sim.movePointer(to: button)
        #expect(button.isHovered && hovers.last == true && sim.pointerStyle == nil)
        button.isPointerInteractionEnabled = true
        sim.movePointer(to: CGPoint(x: 301, y: 301))
        #expect(sim.pointerStyle != nil)
        button.isPointerInteractionEnabled = false
        #expect(sim.pointerStyle == nil)
        var proposed: (UIView, CGRect)?
        button.pointerStyleProvider = { _, effect, shape in
            if case .roundedRect(let rect, let radius) = shape, radius == UIPointerShape.defaultCornerRadius {
                proposed = (effect.preview.view, rect)
            }
            return .hidden()
        }
        #expect(button.isPointerInteractionEnabled)
        sim.movePointer(to: button)
        #expect(proposed?.0 === button && proposed?.1 == button.frame && sim.pointerStyle != nil)
        button.isEnabled = false
        sim.movePointer(to: CGPoint(x: 302, y: 302))
        #expect(sim.pointerStyle == nil)
        sim.hidePointer()
        #expect(!button.isHovered)
    }

    @Test func `a view's own style counts while the pointer is over it`() {
        let (sim, page, _) = shown()
        let view = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 40))
        page.view.addSubview(view)
        let style = UIHoverStyle(effect: .lift, shape: .capsule)
        view.hoverStyle = style
        #expect(sim.hoverStyle == nil)
        sim.movePointer(to: view)
        #expect(sim.hoverStyle === style && sim.hoverStyle?.effect is UIHoverLiftEffect)
        #expect((style.copy() as? UIHoverStyle)?.shape == .capsule)
        let lifted = sim.picture().svg
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .circle)
        #expect(sim.picture().svg != lifted)
        sim.movePointer(to: CGPoint(x: 1, y: 1))
        #expect(sim.hoverStyle == nil && UIHoverStyle(shape: nil).effect is UIHoverAutomaticEffect)
    }

    @Test func `the page in front locks the pointer of an active app on an iPad`() {
        let sim = Simulator(device: .iPadPro11, system: .iOS(17))
        let page = Locker()
        sim.launch(page)
        let state = sim.window?.windowScene?.pointerLockState
        var posts = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIPointerLockState.didChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        page.locks = true
        #expect(state?.isLocked == false)
        page.setNeedsUpdateOfPrefersPointerLocked()
        page.setNeedsUpdateOfPrefersPointerLocked()
        #expect(state?.isLocked == true && posts == 1 && sim.isPointerLocked)
        sim.movePointer(to: CGPoint(x: 5, y: 5))
        #expect(sim.pointerLocation == nil)
        page.locks = false
        page.setNeedsUpdateOfPrefersPointerLocked()
        #expect(state?.isLocked == false && posts == 2)
        NotificationCenter.default.removeObserver(observer)
        let phone = Simulator(device: .iPhone16)
        phone.launch(Locker())
        #expect(phone.window?.windowScene?.pointerLockState == nil)
    }

    @Test func `the pointer is in pictures, and each style looks another way`() {
        let (sim, _, plate) = shown()
        let none = sim.picture().svg
        sim.movePointer(to: plate)
        sim.advance(by: 0.3)
        let preview = UITargetedPreview(view: plate)
        var pictures = [none, sim.picture().svg]
        let system = UIPointerStyle.system()
        system.accessories = [
            .arrow(.top),
            UIPointerAccessory(
                .path(UIBezierPath(rect: .init(x: 0, y: 0, width: 4, height: 4))), position: .right),
        ]
        let styles: [UIPointerStyle] = [
            UIPointerStyle(shape: .verticalBeam(length: 30)),
            UIPointerStyle(shape: .horizontalBeam(length: 30)),
            UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 40, height: 20))),
            UIPointerStyle(effect: .highlight(preview)),
            UIPointerStyle(
                effect: .highlight(preview), shape: .roundedRect(plate.frame.insetBy(dx: -5, dy: -5))),
            system,
        ]
        for style in styles {
            plate.style = style
            plate.pointer.invalidate()
            pictures.append(sim.picture().svg)
        }
        #expect(Set(pictures).count == pictures.count)
        plate.style = .hidden()
        plate.pointer.invalidate()
        let hidden = sim.picture().svg
        plate.style = UIPointerStyle(effect: .lift(preview))
        plate.pointer.invalidate()
        #expect(sim.picture().svg == hidden)
    }
}
