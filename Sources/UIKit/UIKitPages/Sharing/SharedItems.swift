/// The shared items of an app, by the types that the system's activities use.
@MainActor
struct SharedItems {
    let all: [Any]

    init(_ items: [Any]) { all = items }

    var texts: [String] {
        all.compactMap { ($0 as? String) ?? ($0 as? NSAttributedString)?.string }
    }
    var urls: [URL] { all.compactMap { $0 as? URL } }
    var images: [UIImage] { all.compactMap { $0 as? UIImage } }

    /// The title of the share sheet: the first text or URL.
    var title: String {
        if let text = texts.first { return text }
        if let url = urls.first { return url.host ?? url.lastPathComponent }
        return images.isEmpty ? "" : images.count == 1 ? "1 Photo" : "\(images.count) Photos"
    }

    func copyToPasteboard() {
        let items: [[String: Any]] = all.compactMap {
            switch $0 {
            case let text as String: [PasteboardTypes.text: text]
            case let text as NSAttributedString: [PasteboardTypes.text: text.string]
            case let url as URL: [PasteboardTypes.url: url]
            case let image as UIImage: [PasteboardTypes.image: image]
            default: nil
            }
        }
        UIPasteboard.general.items = items
    }
}

/// The items that were shared outside the app.
@MainActor
package final class ActivityRecord {
    /// A completed activity.
    package struct Entry {
        package let type: UIActivity.ActivityType
        package let items: [Any]
        package let subject: String
    }
    package internal(set) var entries: [Entry] = []
}

extension NSItemProvider {
    /// The provider's item that is available without loading and that a share sheet can show.
    var sharedItem: Any? {
        registeredTypeIdentifiers.lazy.compactMap { type -> Any? in
            switch self.presentValue(type) {
            case let text as NSString: text as String
            case let url as NSURL: url as URL
            case let item?: item
            case nil: nil
            }
        }.first
    }
}
