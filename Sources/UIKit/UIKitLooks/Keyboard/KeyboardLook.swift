/// The onscreen keyboard, drawn as a flat surface; since iOS 26 with rounded corners at the top. Those have no source.
@MainActor
struct KeyboardLook {
    private let screen: UIScreen
    private let height: KeyboardHeight
    private let area: CGRect
    private let hasAccessory: Bool
    private let traits: KeyboardTraits
    private let shortcuts: KeyboardShortcuts

    /// Returns `nil` if no keys are shown.
    init?(of surface: KeyboardSurface, on screen: UIScreen) {
        guard let keys = surface.keys else { return nil }
        self.screen = screen
        height = keys
        area = surface.lowerFrame
        hasAccessory = surface.hasAccessory
        traits = surface.traits
        shortcuts = surface.shortcuts
    }

    /// Returns a drawing in the screen's coordinates.
    fileprivate func makeDrawing() -> Drawing {
        GraphicsContexts.draw(in: screen.bounds, scale: screen.scale) { _ in
            fill(ground, colors.ground)
            if height.suggestions > 0 { drawSuggestions() }
            if screen.spec.idiom == .pad { drawShortcuts() }
            let rows = KeyboardRows(for: traits, on: screen)
            for place in KeyboardPlaces(rows, in: rowArea, on: screen).keys { draw(place) }
            if height.foot > 0, screen.spec.idiom == .phone { drawFoot() }
        }.drawing
    }

    private var colors: KeyboardColors { .colors(isDark: traits.isDark) }

    private var isGlass: Bool { Runtime.current.design == .glass }

    /// The corners are rounded less if the keys are at the top, and not at all below an accessory view.
    private var ground: UIBezierPath {
        guard isGlass, !hasAccessory else { return UIBezierPath(rect: area) }
        let radius: CGFloat = height.suggestions > 0 ? 27 : 14
        return UIBezierPath(
            roundedRect: area, byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: radius, height: radius))
    }

    /// The area of the keys. Next to a camera there are no keys.
    private var rowArea: CGRect {
        let insets = screen.hardwareInsets(isUpright: !screen.interfaceOrientation.isLandscape)
        return CGRect(
            x: area.minX + insets.left, y: area.minY + height.suggestions,
            width: area.width - insets.left - insets.right, height: height.rows)
    }

    private func fill(_ path: UIBezierPath, _ color: UIColor) {
        color.setFill()
        path.fill()
    }
}

extension OnScreenKeyboard {
    /// The keys in the screen's coordinates; `nil` without keys.
    package var keyDrawing: Drawing? {
        surface.flatMap { KeyboardLook(of: $0, on: Runtime.current.screen) }?.makeDrawing()
    }
}

// The rows above and below the keys.
extension KeyboardLook {
    private func drawSuggestions() {
        let words = ["“I”", "The", "I’m"]
        let width = rowArea.width / CGFloat(words.count)
        for (index, word) in words.enumerated() where traits.suggests {
            let rect = CGRect(
                x: rowArea.minX + CGFloat(index) * width, y: area.minY + 4, width: width,
                height: height.suggestions - 4)
            DrawnText(word, .systemFont(ofSize: 16), colors.text).draw(in: rect, .center)
            guard index > 0 else { continue }
            let line = CGRect(x: rect.minX, y: rect.midY - 12, width: 1, height: 24)
            fill(UIBezierPath(rect: line), colors.line)
        }
    }

    /// Draws the app's bar button items next to the suggestions.
    private func drawShortcuts() {
        let row = CGRect(
            x: rowArea.minX + 8, y: area.minY + 4, width: rowArea.width - 16, height: height.suggestions - 4)
        var x = row.minX
        for item in shortcuts.leading { x += draw(item, at: x, in: row) }
        x = row.maxX - shortcuts.trailing.reduce(0) { $0 + width(of: $1) }
        for item in shortcuts.trailing { x += draw(item, at: x, in: row) }
    }

    private func width(of item: UIBarButtonItem) -> CGFloat {
        let words = DrawnText(item.title ?? "", .systemFont(ofSize: 16), colors.text).size().width
        return max(44, words + 16)
    }

    /// Draws an item, and returns its width.
    private func draw(_ item: UIBarButtonItem, at x: CGFloat, in row: CGRect) -> CGFloat {
        let frame = CGRect(x: x, y: row.minY, width: width(of: item), height: row.height)
        let color = item.isEnabled ? colors.text : colors.offText
        if let image = item.image {
            image.draw(inMiddleOf: frame, stencil: color)
        } else {
            DrawnText(item.title ?? "", .systemFont(ofSize: 16), color).draw(in: frame, .center)
        }
        return frame.width
    }

    /// Draws the keys next to the home indicator, for which there is room in portrait.
    private func drawFoot() {
        guard height.foot > 60, !traits.isPad(on: screen) else { return }
        let y = rowArea.maxY + 4
        let corner = CGSize(width: 56, height: 40)
        let left = CGRect(origin: CGPoint(x: area.minX + 12, y: y), size: corner)
        drawSymbol("face.smiling", size: 25, in: left, colors.sign)
        let right = CGRect(origin: CGPoint(x: area.maxX - 12 - corner.width, y: y), size: corner)
        drawSymbol("mic", size: 23, in: right, colors.sign)
    }
}

// A key.
extension KeyboardLook {
    private func draw(_ place: KeyboardPlaces.Place) {
        let (key, frame) = (place.key, place.frame)
        if key.ground != .none {
            let radius: CGFloat = isGlass ? 8.5 : 5
            let path = UIBezierPath(roundedRect: frame, cornerRadius: radius)
            if !isGlass {
                let shadow = UIBezierPath(roundedRect: frame.offsetBy(dx: 0, dy: 1), cornerRadius: radius)
                fill(shadow, colors.shadow)
            }
            fill(path, groundColor(of: key))
        }
        drawFace(of: key, in: frame)
    }

    private func groundColor(of key: KeyboardKey) -> UIColor {
        if key.face == .returnKey, isReturnBlue { return colors.blue }
        return key.ground == .light ? colors.key : colors.greyKey
    }

    private var isReturnBlue: Bool { traits.returnKey.isBlue && !traits.isReturnOff }

    private func drawFace(of key: KeyboardKey, in frame: CGRect) {
        switch key.face {
        case .nothing: break
        case .text(let text): drawText(text, size: text.count == 1 ? letterSize : 16, in: frame)
        case .digit(let digit, let letters): drawDigit(digit, letters, in: frame)
        case .symbol(let name): drawSymbol(name, size: 20, in: frame, colors.text)
        case .space: if !isGlass { drawText("space", size: 16, in: frame) }
        case .shift: KeySigns.shift(in: frame).stroke(colors.text)
        case .delete: KeySigns.delete(in: frame).stroke(colors.text)
        case .returnKey: drawReturn(in: frame)
        }
    }

    private var letterSize: CGFloat { 23 }

    private func drawText(_ text: String, size: CGFloat, in frame: CGRect) {
        DrawnText(text, .systemFont(ofSize: size), colors.text).draw(in: frame, .center)
    }

    private func drawDigit(_ digit: String, _ letters: String, in frame: CGRect) {
        guard frame.height >= 40 else { return drawText(digit, size: 23, in: frame) }
        let upper = CGRect(x: frame.minX, y: frame.minY + 2, width: frame.width, height: 27)
        drawText(digit, size: 25, in: letters.isEmpty ? frame : upper)
        let lower = CGRect(x: frame.minX, y: frame.minY + 27, width: frame.width, height: 13)
        DrawnText(letters, .systemFont(ofSize: 10, weight: .bold), colors.text).draw(in: lower, .center)
    }

    private func drawReturn(in frame: CGRect) {
        let color: UIColor = isReturnBlue ? .white : traits.isReturnOff ? colors.offText : colors.text
        if isGlass, traits.returnKey == .default { return KeySigns.newLine(in: frame).stroke(color) }
        if isGlass, let name = traits.returnKey.symbolName {
            return drawSymbol(name, size: 19, in: frame, color)
        }
        DrawnText(traits.returnKey.label, .systemFont(ofSize: 16), color).draw(in: frame, .center)
    }

    private func drawSymbol(_ name: String, size: CGFloat, in frame: CGRect, _ color: UIColor) {
        let configuration = UIImage.SymbolConfiguration(pointSize: size)
        UIImage(systemName: name, withConfiguration: configuration)?
            .draw(inMiddleOf: frame, stencil: color)
    }
}

extension UIReturnKeyType {
    /// The key's English title.
    var label: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "SOS"
        case .continue: "continue"
        }
    }

    /// The key's symbol since iOS 26.
    fileprivate var symbolName: String? {
        switch self {
        case .go, .next, .continue: "arrow.right"
        case .google, .search, .yahoo: "magnifyingglass"
        case .send: "arrow.up"
        case .done: "checkmark"
        case .default, .join, .route, .emergencyCall: nil
        }
    }

    /// Whether the return key is highlighted, because it ends the input.
    fileprivate var isBlue: Bool { ![.default, .next, .continue].contains(self) }
}
