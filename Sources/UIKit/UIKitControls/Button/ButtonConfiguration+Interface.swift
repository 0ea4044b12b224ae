import Foundation
import InterfaceFiles
import UIKitStoryboards

extension InterfaceReader {
    /// Returns the configuration of a button; `nil` if the file has none. iOS 15.
    func buttonConfiguration(_ key: String) -> UIButton.Configuration? {
        guard let element = element.child("buttonConfiguration", key: key) else { return nil }
        let id = self.element.id
        let reader = of(element)
        var configuration = reader.style
        reader.readTexts(into: &configuration, id)
        reader.readImage(into: &configuration)
        reader.readLook(into: &configuration)
        return configuration
    }

    /// Returns the font of a configuration's title; `nil` if the file has none.
    func buttonConfigurationFont(_ key: String) -> UIFont? {
        guard let element = element.child("buttonConfiguration", key: key) else { return nil }
        let reader = of(element)
        element.child("fontDescription", key: "subtitleFontDescription")?.reportAbsence()
        return reader.font("titleFontDescription") ?? reader.font("fontDescription")
    }

    private var style: UIButton.Configuration {
        switch self["style"] {
        case "gray": .gray()
        case "tinted": .tinted()
        case "filled": .filled()
        case "borderless": .borderless()
        case "bordered": .bordered()
        case "borderedTinted": .borderedTinted()
        case "borderedProminent": .borderedProminent()
        default: .plain()
        }
    }

    private func readTexts(into configuration: inout UIButton.Configuration, _ id: String?) {
        configuration.title = attributedText("attributedTitle")?.string ?? text(id, "title")
        configuration.subtitle = attributedText("attributedSubtitle")?.string ?? text(id, "subtitle")
        if let padding = element.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        if let alignment: UIButton.Configuration.TitleAlignment = choice("titleAlignment", .interfaceWords) {
            configuration.titleAlignment = alignment
        }
        if let mode = choice("titleLineBreakMode", NSLineBreakMode.interfaceWords) {
            configuration.titleLineBreakMode = mode
        }
    }

    private func text(_ id: String?, _ property: String) -> String? {
        let text = element.string(property)
        return id.flatMap { loading.strings["\($0).configuration.\(property)"] } ?? text
    }

    private func readImage(into configuration: inout UIButton.Configuration) {
        if let image = image("image") { configuration.image = image }
        if let symbol = symbolConfiguration("preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = symbol
        }
        if let padding = element.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let place: NSDirectionalRectEdge = choice("imagePlacement", .interfaceWords) {
            configuration.imagePlacement = place
        }
        if let shows = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
    }

    private func readLook(into configuration: inout UIButton.Configuration) {
        if let color = color("baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
        if let style: UIButton.Configuration.CornerStyle = choice("cornerStyle", .interfaceWords) {
            configuration.cornerStyle = style
        }
        if let size: UIButton.Configuration.Size = choice("buttonSize", .interfaceWords) {
            configuration.buttonSize = size
        }
        if let indicator: UIButton.Configuration.Indicator = choice("indicator", .interfaceWords) {
            configuration.indicator = indicator
        }
        if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: CGFloat(insets.number("top") ?? 0), leading: CGFloat(insets.number("leading") ?? 0),
                bottom: CGFloat(insets.number("bottom") ?? 0),
                trailing: CGFloat(insets.number("trailing") ?? 0))
        }
    }
}

extension [String: UIButton.Configuration.TitleAlignment] {
    static let interfaceWords: Self = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}

extension [String: UIButton.Configuration.CornerStyle] {
    static let interfaceWords: Self = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]
}

extension [String: UIButton.Configuration.Size] {
    static let interfaceWords: Self = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
}

extension [String: UIButton.Configuration.Indicator] {
    static let interfaceWords: Self = ["automatic": .automatic, "none": .none, "popup": .popup]
}

extension [String: NSDirectionalRectEdge] {
    static let interfaceWords: Self = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
}
