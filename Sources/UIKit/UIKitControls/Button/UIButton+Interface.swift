import InterfaceFiles
import UIKitStoryboards

extension UIButton {
    /// Reads the attributes of a button.
    func readButton(_ reader: InterfaceReader) {
        if let font = reader.font("fontDescription") { titleLabel?.font = font }
        if let mode: NSLineBreakMode = reader.choice("lineBreakMode", NSLineBreakMode.interfaceWords),
            mode != .byTruncatingMiddle
        {
            titleLabel?.lineBreakMode = mode
        }
        for state in reader.element.children("state") { read(reader.of(state), titleOf: reader) }
        readInsets(reader)
        reader.bool("adjustsImageWhenHighlighted", self, \.adjustsImageWhenHighlighted)
        reader.bool("adjustsImageWhenDisabled", self, \.adjustsImageWhenDisabled)
        reader.bool("reversesTitleShadowWhenHighlighted", self, \.reversesTitleShadowWhenHighlighted)
        reader.bool("changesSelectionAsPrimaryAction", self, \.changesSelectionAsPrimaryAction)
        reader.bool("pointerInteraction", self, \.isPointerInteractionEnabled)
        if let role: Role = reader.choice("role", .interfaceWords) { self.role = role }
        if let menu = reader.menu("menu") { self.menu = menu }
        if let configuration = reader.buttonConfiguration("configuration") {
            if let font = reader.buttonConfigurationFont("configuration") { titleLabel?.font = font }
            self.configuration = configuration
        }
        // Whether the canvas edits the title as attributed text.
        _ = reader["hasAttributedTitle"]
        reader.element.reportAbsence(of: "showsTouchWhenHighlighted", "springLoaded")
    }

    private func read(_ state: InterfaceReader, titleOf button: InterfaceReader) {
        guard let word = state.element.key, let known = UIControl.State.interfaceWords[word] else { return }
        let (title, attributed) = (title(state, word, button), state.attributedText("attributedTitle"))
        // Interface Builder keeps the earlier titles but shows the configuration's title, as the saved frame of a
        // button with only an image shows.
        if button.element.children.allSatisfy({ $0.name != "buttonConfiguration" }) {
            if let title { setTitle(title, for: known) }
            if let attributed { setAttributedTitle(attributed, for: known) }
        }
        if let color = state.color("titleColor") { setTitleColor(color, for: known) }
        if let color = state.color("titleShadowColor") { setTitleShadowColor(color, for: known) }
        if let image = state.image("image") { setImage(image, for: known) }
        if let image = state.image("backgroundImage") { setBackgroundImage(image, for: known) }
        if let configuration = state.symbolConfiguration("preferredSymbolConfiguration") {
            setPreferredSymbolConfiguration(configuration, forImageIn: known)
        }
    }

    /// The localization key contains the button's identifier and the state.
    private func title(_ state: InterfaceReader, _ word: String, _ button: InterfaceReader) -> String? {
        let title = state.element.string("title")
        guard let id = button.element.id else { return title }
        return button.loading.strings["\(id).\(word)Title"] ?? title
    }

    private func readInsets(_ reader: InterfaceReader) {
        if let insets = reader.insets("contentEdgeInsets") { contentEdgeInsets = insets }
        if let insets = reader.insets("titleEdgeInsets") { titleEdgeInsets = insets }
        if let insets = reader.insets("imageEdgeInsets") { imageEdgeInsets = insets }
        if let offset = reader.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
    }
}

extension UIControl.State {
    static let interfaceWords: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]
}

extension [String: UIButton.ButtonType] {
    // Up to iOS 6, the type with the raw value 1 was a rounded rectangle.
    static let interfaceWords: Self = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
}

extension [String: UIButton.Role] {
    static let interfaceWords: Self = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]
}
