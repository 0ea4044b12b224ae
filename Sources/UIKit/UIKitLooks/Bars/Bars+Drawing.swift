extension UINavigationBar: SelfDrawing {
    package func prepareLook() { showItems() }

    package func drawLook() {
        let isAttached = barPosition == .topAttached
        let area = CGRect(
            x: 0, y: isAttached ? -frame.minY : 0, width: bounds.width,
            height: bounds.maxY + (isAttached ? frame.minY : 0))
        drawBarBackground(background, in: area, edge: area.maxY)
        guard Runtime.current.design == .flat else { return drawOnGlass(in: area) }
        guard topItem?.isSearchAlone != true else { return }
        drawPrompt()
        drawTitles([.large, .small])
    }

    /// Large titles are part of the content, and therefore below the edge effect and the glass.
    private func drawOnGlass(in area: CGRect) {
        let isSearchAlone = topItem?.isSearchAlone == true
        if !isSearchAlone { drawTitles([.large]) }
        if let content = ownerContent?(), !isAtScrollEdge, background.colors.isEmpty {
            let row = CGRect(x: 0, y: area.minY, width: area.width, height: edgeEffectBottom - area.minY)
            drawEdgeEffect(of: content, at: .top, in: row)
        }
        guard !isSearchAlone else { return }
        if let back = backButtonArea { drawGlass(in: back) }
        drawItemBackgrounds(itemRows)
        drawPrompt()
        drawTitles([.small])
    }

    private func drawTitles(_ sizes: Set<TitleSize>) {
        if let transition = ownerTransition?() { drawTitles(transition, sizes) } else { drawTitle(sizes) }
    }

    private func drawPrompt() {
        guard let prompt = topItem?.prompt else { return }
        let line = CGRect(x: 0, y: 4, width: bounds.width, height: 24)
        DrawnText(prompt, .systemFont(ofSize: 13), .label).draw(in: line, .center)
    }

    private func drawTitle(_ sizes: Set<TitleSize>) {
        guard let item = topItem else { return }
        if showsLargeTitle, !isLowOnGlass {
            if sizes.contains(.large) { drawLargeTitle(item) }
            // The small title appears when the large one has almost disappeared.
            guard sizes.contains(.small) else { return }
            drawSmallTitle(
                item, opacity: min(max((titleRoomTaken - (item.largeTitleRoom - 16)) / 16, 0), 1))
        } else if sizes.contains(.small) {
            drawSmallTitle(item)
        }
    }

    /// Draws the titles of two pages. Each moves with its page and fades.
    private func drawTitles(_ change: BarTransition, _ sizes: Set<TitleSize>) {
        let isLarge = { [self] (item: UINavigationItem) in
            !isLowOnGlass && (item === topItem ? showsLargeTitle : wasLarge(item))
        }
        for title in change.titles {
            let shift = title.shift * bounds.width * (isRightToLeft ? -1 : 1)
            if isLarge(title.item) {
                if sizes.contains(.large) { drawLargeTitle(title.item, opacity: title.opacity, shift: shift) }
            } else if sizes.contains(.small) {
                drawSmallTitle(title.item, opacity: title.opacity, shift: shift * 0.3)
            }
        }
    }

    /// Whether the bar is too low for large titles, in landscape on iPhone since iOS 26.
    private var isLowOnGlass: Bool {
        Runtime.current.design == .glass && traitCollection.verticalSizeClass == .compact
    }

    /// Whether the title of an item that isn't on top is large.
    private func wasLarge(_ item: UINavigationItem) -> Bool {
        let below = (items ?? []).prefix { $0 !== item }
        return showsLargeTitle(ofLast: below + [item])
            && max(0, item.state?.titleRoomTaken ?? 0) < item.largeTitleRoom
    }
}

// Titles.
extension UINavigationBar {
    private enum TitleSize {
        case large, small
    }

    private var titleRoomTaken: CGFloat { topItem?.state?.titleRoomTaken ?? 0 }
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func drawSmallTitle(_ item: UINavigationItem, opacity: CGFloat = 1, shift: CGFloat = 0) {
        let titles = BarTitles(of: item)
        guard opacity > 0, titles.title != nil || titles.subtitle != .none else { return }
        let room = titleRoom(
            of: item, title: width(of: titles), from: lineTop, to: min(lineBottom, lineTop + 44))
        let lines = lines(room.line.offsetBy(dx: shift, dy: 0), with: titles.subtitle)
        // A title that has no room is the first to disappear.
        guard room.line.width >= 1 else { return }
        if let title = titles.title {
            smallTitle(title, opacity: opacity).draw(in: lines.title, room.alignment)
        }
        if let subtitle = titles.subtitle.words {
            smallSubtitle(subtitle, opacity: opacity).draw(in: lines.subtitle, room.alignment)
        }
    }

    /// Drawn below the row of buttons, and clipped to it. On glass it fades under the buttons.
    private func drawLargeTitle(_ item: UINavigationItem, opacity full: CGFloat = 1, shift: CGFloat = 0) {
        let isGlass = Runtime.current.design == .glass
        let hidden = isGlass ? ((item.state?.titleRoomTaken ?? 0) - 12) / 24 : 0
        let opacity = full * min(max(1 - hidden, 0), 1)
        let titles = BarTitles(of: item)
        guard let title = titles.largeTitle, opacity > 0, let context = UIGraphicsGetCurrentContext()
        else { return }
        let attributes = shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        let color = attributes[.foregroundColor] as? UIColor ?? .label
        let margin = largeTitleMargin
        let line = CGRect(
            x: margin + shift, y: lineBottom - (item.state?.titleRoomTaken ?? 0),
            width: bounds.width - 2 * margin, height: 48)
        context.saveGState()
        if !isGlass { context.clip(to: CGRect(x: 0, y: lineBottom, width: bounds.width, height: 200)) }
        // Pulling content down enlarges the title.
        title.drawn(
            font.withSize(font.pointSize * (1 + min(titleStretch / 1000, 0.1))), color.faded(by: opacity)
        )
        .draw(in: line, isRightToLeft ? .right : .left)
        if let subtitle = titles.largeSubtitle.words {
            let below = CGRect(
                x: line.minX, y: largeSubtitleTop(of: item), width: line.width, height: 20)
            largeSubtitle(subtitle, opacity: opacity).draw(in: below, isRightToLeft ? .right : .left)
        }
        context.restoreGState()
    }
}

// The background.
extension UINavigationBar {
    private var background: BarBackground {
        // Before iOS 15 only a large title has a scroll-edge appearance.
        let hasEdge = Runtime.current.system >= .iOS(15) || showsLargeTitle
        return BarBackground(
            isAtScrollEdge && hasEdge ? .edge(scrollEdgeAppearanceIfSet) : .standard(standardAppearanceIfSet),
            barTintColor)
    }
}

extension UITabBar: SelfDrawing {
    package func prepareLook() { showItems() }

    package func drawLook() {
        guard Runtime.current.design == .flat else { return drawPlatters() }
        let look = BarBackground.Look(
            ownerContent, standard: looksIfSet?.standardAppearance, edge: looksIfSet?.scrollEdgeAppearance)
        drawBarBackground(BarBackground(look, barTintColor), in: bounds, edge: 0)
    }

    /// Draws a capsule, a circle for a search tab, and the selection. A minimized bar is glass as a whole. The app's
    /// appearance has no effect on the glass. Source: the measurements of ``Glass``.
    private func drawPlatters() {
        guard let glass else {
            drawGlass(in: bounds)
            if let search = searchBesideMinimized { drawGlass(in: search) }
            return
        }
        if let platter = glass.platter { drawGlass(in: platter) }
        if let search = glass.search { drawGlass(in: search) }
        guard let selected = selectedFrame else { return }
        let area = selected == glass.search ? selected.insetBy(dx: 4, dy: 4) : selected
        fill(capsule(area), Glass.selection)
    }
}

extension TabAccessoryView: SelfDrawing {
    package func drawLook() {
        if Runtime.current.design == .glass { drawGlass(in: bounds) }
    }
}

extension UIToolbar: SelfDrawing {
    package func prepareLook() { showItems() }

    package func drawLook() {
        let look = BarBackground.Look(
            ownerContent, standard: looksIfSet?.standardAppearance, edge: looksIfSet?.scrollEdgeAppearance)
        let background = BarBackground(look, barTintColor)
        drawBarBackground(background, in: bounds, edge: 0)
        guard Runtime.current.design == .glass else { return }
        if let content = ownerContent?(), !content.isAtBottom, background.colors.isEmpty {
            let below = (superview?.bounds.maxY ?? frame.maxY) - frame.maxY
            let area = CGRect(x: 0, y: -8, width: bounds.width, height: bounds.height + below + 8)
            drawEdgeEffect(of: content, at: .bottom, in: area)
        }
        drawItemBackgrounds([shownItems])
    }
}

/// The background of a bar.
@MainActor
private struct BarBackground {
    /// The appearance that applies; `nil` if the app has set none.
    enum Look {
        /// Content is under the bar.
        case standard(UIBarAppearance?)
        /// The content ends at the bar.
        case edge(UIBarAppearance?)
    }

    private let look: Look
    private let tint: UIColor?

    init(_ look: Look, _ barTintColor: UIColor?) {
        self.look = look
        tint = barTintColor
    }

    /// The fill colors, from back to front. At the edge a bar is clear unless the app has set an appearance for it. Since
    /// iOS 26 the standard background is clear, too.
    var colors: [UIColor] {
        switch look {
        case .edge(nil): []
        case .standard(nil): [tint ?? BarColors.background].compactMap(\.self)
        case .standard(let set?), .edge(let set?):
            [set.backgroundEffect.flatMap(BarColors.color), set.backgroundColor].compactMap(\.self)
        }
    }

    var line: UIColor? {
        if Runtime.current.design == .glass, colors.isEmpty { return nil }
        return switch look {
        case .edge(nil): nil
        case .standard(nil): .separator
        case .standard(let set?), .edge(let set?): set.shadowColor
        }
    }
}

@MainActor
extension BarBackground.Look {
    /// Creates the background of a bar at the bottom. Since iOS 15 it is clear if the page's content ends above it or doesn't scroll.
    fileprivate init(
        _ content: (() -> UIScrollView?)?, standard: UIBarAppearance?, edge: UIBarAppearance?
    ) {
        let isAtEdge = Runtime.current.system >= .iOS(15) && content?()?.isAtBottom ?? true
        self = isAtEdge ? .edge(edge) : .standard(standard)
    }
}

extension UIScrollView {
    /// Whether the end of the content is visible above the bottom inset.
    fileprivate var isAtBottom: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.5
    }
}

extension UIView {
    /// Draws the backgrounds of bar button items.
    fileprivate func drawItemBackgrounds(_ rows: [[UIBarButtonItem]]) {
        for shape in BarBackgrounds.shapes(of: rows, in: self) {
            drawGlass(Glass(tint: shape.color), in: shape.frame)
        }
    }

    fileprivate func drawBarBackground(_ background: BarBackground, in area: CGRect, edge: CGFloat) {
        for color in background.colors { fill(UIBezierPath(rect: area), color) }
        guard let line = background.line else { return }
        fill(UIBezierPath(rect: CGRect(x: area.minX, y: edge, width: area.width, height: 1 / 3)), line)
    }
}

/// The translucent color of a bar over content. It approximates a blur, which can't be drawn.
@MainActor
private enum BarColors {
    private static let flat = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.98, alpha: 0.94)
    }

    static var background: UIColor? { Runtime.current.design == .flat ? flat : nil }

    static func color(of effect: UIBlurEffect) -> UIColor? {
        effect.style == .systemChromeMaterial ? background : effect.fillColor
    }
}
