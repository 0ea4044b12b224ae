import Foundation
import StoryboardFrameForm

/// Reads what the size of a view's content depends on. Returns what of it this project cannot measure.
func readContent(of element: Element, _ document: DocumentReader, into view: inout SavedView) -> [String] {
    var reader = ContentReader(element: element, document: document, view: view)
    reader.read()
    view = reader.view
    return reader.unsupported
}

private struct ContentReader {
    let element: Element
    let document: DocumentReader
    var view: SavedView
    var unsupported: [String] = []

    mutating func read() {
        switch element.name {
        case "label": readLabel()
        case "button": readButton()
        case "textField": readTextField()
        case "imageView": view.image = element["image"].flatMap(image)
        case "stackView": view.stack = stack
        case "segmentedControl": readSegments()
        case "pageControl": view.pages = element.number("numberOfPages").map { Int($0) }
        case "activityIndicatorView", "progressView", "switch", "slider": view.style = element["style"]
        case "textView": readTextView()
        // Interface Builder's canvas has no size of its own for one: files have heights of 216, 873 and 4,632 points.
        case "datePicker": if view.isPlaced == true { unsupported.append(element.name) }
        default: break
        }
    }

    private mutating func readLabel() {
        view.text = text("text")
        readFont()
        view.lines = element.number("numberOfLines").map { Int($0) }
        view.preferredWidth = element.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
        if element.child("attributedString") != nil { unsupported.append("attributed text") }
    }

    private mutating func readButton() {
        let state = element.child("state", key: "normal")
        view.style = element["buttonType"] ?? "custom"
        view.text = state?["title"]
        readFont()
        view.image = state?["image"].flatMap(image)
        view.background = state?["backgroundImage"].flatMap(image)
        if let insets = element.child("inset", key: "contentEdgeInsets") {
            view.insets = ["minY", "minX", "maxY", "maxX"].map { insets.number($0) ?? 0 }
        }
        if let configuration = element.child("buttonConfiguration") {
            view.style = "configuration " + (configuration["style"] ?? "plain")
            view.text = configuration["title"] ?? view.text
            if configuration.child("attributedString") != nil || configuration.child("fontDescription") != nil
            {
                unsupported.append("a configuration with text of its own look")
            }
        }
        if element.isTrue("hasAttributedTitle") { unsupported.append("attributed text") }
    }

    private mutating func readTextView() {
        view.text = text("text")
        if element["scrollEnabled"] == "NO" { view.style = "fixed" }
        readFont()
        if element.child("attributedString") != nil { unsupported.append("attributed text") }
    }

    private mutating func readTextField() {
        view.text = text("text")
        view.titles = text("placeholder").map { [$0] }
        view.style = element["borderStyle"]
        if element.child("textInputTraits")?.isTrue("secureTextEntry") ?? false { view.isSecure = true }
        readFont()
    }

    private mutating func readSegments() {
        let segments = element.child("segments")?.children ?? []
        view.titles = segments.map { $0["title"] ?? "" }
        if segments.contains(where: { $0["image"] != nil }) { unsupported.append("segments with images") }
        if element.isTrue("apportionsSegmentWidthsByContent") { view.style = "byContent" }
    }

    // MARK: Texts and images

    private func text(_ key: String) -> String? {
        if let text = element[key] { return text }
        guard let long = element.child("string", key: key) else { return nil }
        guard long["base64-UTF8"] == "YES" else { return long.text }
        var encoded = long.text.filter { !$0.isWhitespace }
        while encoded.count % 4 != 0 { encoded += "=" }
        return Data(base64Encoded: encoded).flatMap { String(data: $0, encoding: .utf8) }
    }

    private mutating func readFont() {
        guard let description = element.child("fontDescription") else { return }
        var font = SavedFont()
        font.size = description.number("pointSize")
        font.weight = description["type"] == "boldSystem" ? "bold" : description["weight"]
        if description["type"] == "italicSystem" { font.isItalic = true }
        font.textStyle = description["style"]
        font.name = description["name"]
        view.font = font
    }

    private func image(_ name: String) -> SavedImage? {
        guard let resource = document.images[name] else { return nil }
        if resource["catalog"] == "system" { return SavedImage(symbol: name) }
        return SavedImage(size: [resource.number("width") ?? 0, resource.number("height") ?? 0])
    }

    private var stack: SavedStack {
        var stack = SavedStack()
        if element["axis"] == "vertical" { stack.isVertical = true }
        stack.spacing = element.number("spacing")
        if element["spacingType"] == "standard" { stack.hasSystemSpacing = true }
        stack.distribution = element["distribution"]
        stack.alignment = element["alignment"]
        if element.isTrue("baselineRelativeArrangement") { stack.isBaselineRelative = true }
        if element.isTrue("layoutMarginsRelativeArrangement") || element.child("directionalEdgeInsets") != nil
        {
            stack.isMarginsRelative = true
        }
        return stack
    }
}
