import QuartzCore

/// The view that covers a window while a context menu is open, with the background, the preview and the menu.
@MainActor
package final class ContextMenuStage: UIView, ClosedByTapOutside {
    /// The parts next to the menu that a user can tap.
    enum Part { case preview, background }

    /// Called when the user taps outside of the menu.
    var onTap: ((Part) -> Void)?
    /// The number of items in the preview's badge; 0 for no badge.
    var count = 0
    /// Whether a menu above the preview has its first entry at the bottom.
    var turnsMenuOver = false
    private let preview: UITargetedPreview
    private let background = ContextMenuBackground()
    private let platter: PreviewPlatter
    private var plate: MenuPlate?
    private let source: UIView
    private var isOpen = false

    /// - Parameter source: The view that the menu is for.
    init(_ preview: UITargetedPreview, beside source: UIView) {
        self.preview = preview
        self.source = source
        platter = PreviewPlatter(preview)
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tintColor = source.tintColor
        background.autoresizingMask = autoresizingMask
        background.alpha = 0
        background.isUserInteractionEnabled = false
        accessibilityViewIsModal = true
        addSubview(background)
        addSubview(platter)
    }

    package required init?(coder: NSCoder) { nil }

    package var contentFrames: [CGRect] { [platter.frame] + (plate.map { [$0.frame] } ?? []) }

    /// Ignores touches outside of the menu.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isOpen, let touch = touches.first else { return }
        onTap?(platter.frame.contains(touch.location(in: self)) ? .preview : .background)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if isOpen { arrange() }
    }
}

// The content.
extension ContextMenuStage {
    /// Adds the menu before it is visible.
    func add(_ menu: UIMenu, sender: Any?) -> MenuView {
        let view = MenuView(menu, sender: sender)
        let plate = MenuPlate(view)
        plate.alpha = 0
        addSubview(plate)
        self.plate = plate
        return view
    }

    /// Adds a page to show as the preview, before it is visible.
    func add(_ page: UIViewController) { platter.add(page) }

    private func size(of page: UIViewController) -> CGSize {
        let wish = page.preferredContentSize
        let width = wish.width > 0 ? min(wish.width, area.width) : area.width
        return CGSize(
            width: width, height: wish.height > 0 ? min(wish.height, area.height) : area.height * 0.6)
    }

    private var area: CGRect {
        bounds.inset(by: windowLink?.safeAreaInsets ?? .zero)
            .insetBy(dx: ContextMenuLayout.margin, dy: ContextMenuLayout.gap)
    }

    private var places: ContextMenuLayout {
        let middle = preview.center(in: self)
        let size = preview.size
        let source = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
            height: size.height)
        return ContextMenuLayout(
            in: area, from: source, preview: platter.page.map { self.size(of: $0) } ?? size,
            menu: plate?.menu.fittingSize, shrinks: platter.page == nil,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

// The phases.
extension ContextMenuStage {
    /// Appears in front of a window, with the preview at the position of its view.
    func appear(in window: UIWindow) {
        frame = window.bounds
        background.frame = bounds
        window.addSubview(self)
        adoptLooks(of: source)
        platter.lie(at: preview, in: self)
        preview.view.flags.insert(.isLifted)
    }

    /// Reduces the preview slightly during the long press.
    func highlight() {
        UIView.animateTouchably(withDuration: 0.3) { [self] in
            platter.transform = preview.target.transform.scaledBy(x: 0.96, y: 0.96)
        }
    }

    /// Lifts the preview and shows the menu next to it.
    func open(beside animator: MenuAnimator) {
        isOpen = true
        let places = places
        plate?.menu.isTurnedOver = turnsMenuOver && places.isMenuAbove
        platter.show(count: count)
        platter.preparePage(places.preview.size)
        plate?.fold(onto: places)
        animator.run(.opening) { [self] in
            background.alpha = 1
            plate?.alpha = 1
            arrange()
        }
    }

    private func arrange() {
        let places = places
        platter.stand(in: places.preview)
        plate?.unfold(to: places.menu)
    }

    /// Called when the menu shows different entries.
    func menuWasResized() { if isOpen { arrange() } }

    /// Moves the preview back, or to the target of another preview, and disappears.
    func leave(to target: UITargetedPreview?, beside animator: MenuAnimator) {
        let places = places
        let end = target ?? preview
        isOpen = false
        isUserInteractionEnabled = false
        animator.run(.closing) { [self] in
            background.alpha = 0
            plate?.alpha = 0
            plate?.fold(onto: places)
            if end.target.container.windowLink === windowLink {
                platter.lie(at: end, in: self)
            } else {
                platter.alpha = 0
            }
        } atEnd: { [self] in
            finish()
        }
    }

    /// Enlarges the preview until it fills the window, and disappears.
    func pop(beside animator: MenuAnimator) {
        isOpen = false
        isUserInteractionEnabled = false
        animator.run(.closing) { [self] in
            background.alpha = 0
            plate?.alpha = 0
            platter.stand(in: bounds)
            platter.alpha = 0
        } atEnd: { [self] in
            finish()
        }
    }

    private func finish() {
        preview.view.flags.remove(.isLifted)
        platter.removePage()
        removeFromSuperview()
    }
}

extension ContextMenuStage: SelfDrawing {
    package func prepareLook() { adoptLooks(of: source) }

    package func drawLook() {}
}

extension UIView {
    /// The view whose preview an open context menu shows in this view; `nil` for any other view, and for a previewed page.
    package var previewedView: UIView? {
        guard let platter = self as? PreviewPlatter, platter.page == nil else { return nil }
        return platter.shownView
    }

    /// Whether the view receives the touches of its subviews. The content of a context menu's preview doesn't receive touches.
    package var takesTouchesOfContent: Bool { self is ContextMenuStage }
}

/// The background of an open menu, with its shadow.
@MainActor
final class MenuPlate: UIView, SelfDrawing {
    let menu: MenuView

    init(_ menu: MenuView) {
        self.menu = menu
        super.init(frame: CGRect(origin: .zero, size: menu.fittingSize))
        menu.frame = bounds
        menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(menu)
        // Glass draws its own shadow.
        if isGlass { return }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowRadius = 16
        layer.shadowOpacity = 0.2
    }

    required init?(coder: NSCoder) { nil }

    func drawLook() {
        isGlass
            ? drawGlass(.panel, in: bounds, cornerRadius: MenuView.cornerRadius)
            : fill(UIBezierPath(roundedRect: bounds, cornerRadius: MenuView.cornerRadius), menuGround)
    }

    /// Scales the menu down at the edge next to the preview. Since iOS 26 it has the frame of the preview, out of which it morphs.
    func fold(onto places: ContextMenuLayout) {
        guard !isGlass else { return coverSource(places.preview, from: places.menu) }
        let scale: CGFloat = 0.3
        let frame = places.menu
        transform = .identity
        self.frame = frame
        let edge = places.isMenuAbove ? frame.maxY : frame.minY
        let x = min(max(places.preview.midX, frame.minX), frame.maxX)
        transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (x - frame.midX) * (1 - scale),
            ty: (edge - frame.midY) * (1 - scale))
    }

    private func coverSource(_ source: CGRect, from frame: CGRect) {
        transform = .identity
        self.frame = frame
        guard !frame.isEmpty else { return }
        transform = CGAffineTransform(
            a: min(1, source.width / frame.width), b: 0, c: 0, d: min(1, source.height / frame.height),
            tx: source.midX - frame.midX, ty: source.midY - frame.midY)
    }

    func unfold(to frame: CGRect) {
        transform = .identity
        self.frame = frame
    }
}

/// The background between an open context menu and the page: in pictures a translucent fill, because a blur can't be drawn.
@MainActor
private final class ContextMenuBackground: UIView, SelfDrawing {
    func drawLook() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        fill(UIBezierPath(rect: bounds), UIColor(white: isDark ? 0.06 : 0.72, alpha: isDark ? 0.7 : 0.66))
    }
}

extension UIView {
    /// Whether pictures omit the view, because a preview shows it.
    package var isShownElsewhere: Bool { flags.contains(.isLifted) }

    /// Makes pictures omit the view, because a preview shows its content.
    package func cover() { flags.insert(.isLifted) }

    /// Makes pictures show the view again.
    package func uncover() { flags.remove(.isLifted) }
}
