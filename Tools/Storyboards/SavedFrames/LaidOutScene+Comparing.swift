import InterfaceFiles
import UIKit

// The frames of a scene, and what they are worth.
extension LaidOutScene {
    var comparedFrames: [ComparedFrame] {
        let evidence = evidence
        return views.compactMap { element in
            guard element !== root, let saved = element.savedFrame, let id = element.id,
                let view = loading.object(id: id) as? UIView, element.isPlacedByFile
            else { return nil }
            return ComparedFrame(
                file: file.name, tools: file.toolsNumber, scene: root.id ?? "", id: id, kind: element.name,
                isPlaced: !view.translatesAutoresizingMaskIntoConstraints, saved: saved, found: view.frame,
                evidence: evidence)
        }
    }

    /// The views of the scene, without those of cells in it, which are scenes of their own.
    var views: [InterfaceElement] { views(in: root) }

    private func views(in element: InterfaceElement) -> [InterfaceElement] {
        [element] + element.innerViews.flatMap { views(in: $0) }
    }

    private var evidence: ComparedFrame.Evidence {
        let sizes = file.designableSizes
        if views.contains(where: { isMarked($0) || isMeasuredByApp($0, sizes) }) { return .marked }
        let places = SavedPlaces(self)
        return constraints.contains(where: places.contradict) || views.contains(where: \.wasNotLaidOut)
            ? .outdated : .layout
    }

    private func isMarked(_ element: InterfaceElement) -> Bool {
        ["misplaced", "ambiguous", "layoutMarginsFollowReadableWidth", "hasAttributedTitle"].contains {
            element.peek($0) == "YES"
        } || ["datePicker"].contains(element.name) || element.hasForeignFont
            || element.children.contains { $0.name == "attributedString" }
    }

    /// Whether the app's own code has given the view another size than its class does here.
    private func isMeasuredByApp(_ element: InterfaceElement, _ sizes: [String: CGSize]) -> Bool {
        guard let id = element.id, let size = sizes[id], let view = loading.object(id: id) as? UIView else {
            return false
        }
        let own = view.intrinsicContentSize
        return abs(own.width - size.width) > 0.5 || abs(own.height - size.height) > 0.5
    }

    /// The constraints that are active.
    var constraints: [NSLayoutConstraint] {
        root.descendants.filter { $0.name == "constraint" }.compactMap {
            $0.id.flatMap { loading.object(id: $0) as? NSLayoutConstraint }
        }.filter(\.isActive)
    }
}

extension InterfaceElement {
    /// The views right in this one, and its content view.
    var innerViews: [InterfaceElement] {
        children.flatMap { child -> [InterfaceElement] in
            if child.name == "subviews" { return child.children }
            return child.peek("key") == "contentView" ? [child] : []
        }
    }

    /// Whether the file places the view. A fixed frame is what was typed in, and a navigation bar's place its controller's.
    fileprivate var isPlacedByFile: Bool { peek("fixedFrame") != "YES" }

    /// Whether the view has the size that Xcode 8 gave to views before it laid them out: 1,000 points each way.
    fileprivate var wasNotLaidOut: Bool { savedFrame?.size == CGSize(width: 1000, height: 1000) }

    /// Whether the text has a font that the app brought along.
    fileprivate var hasForeignFont: Bool {
        children.contains { child in
            guard child.name == "fontDescription", let name = child.peek("name") else { return false }
            return UIFont(name: name, size: 17) == nil
        }
    }
}

// On which grid Interface Builder measured the labels that have one line.
extension LaidOutScene {
    /// Whether all labels of the scene that show a difference are of whole points.
    ///
    /// Files have labels of whole points beside labels of whole pixels: 21 points high in one scene, 20.5 in the next, with the same
    /// version and device, and even with the same attributes. Nothing in the file says which; but a scene keeps to one of them.
    var measuresWholePoints: Bool {
        let heights = views.compactMap(isOfWholePoints)
        return !heights.isEmpty && heights.allSatisfy { $0 }
    }

    /// Whether a label that is as high as its line is of whole points; `nil` where nothing shows.
    private func isOfWholePoints(_ element: InterfaceElement) -> Bool? {
        guard element.name == "label", let label = element.id.flatMap({ loading.object(id: $0) as? UILabel }),
            !label.translatesAutoresizingMaskIntoConstraints, label.numberOfLines == 1,
            let height = element.savedFrame?.height,
            let font = element.children.first(where: { $0.name == "fontDescription" }),
            font.peek("name") == nil, font.peek("style") == nil
        else { return nil }
        let scale = file.deviceSpec?.scale ?? 1
        let line = label.font.lineHeight
        let (onPixels, onPoints) = ((line * scale).rounded(.up) / scale, line.rounded(.up))
        guard onPoints - onPixels > 0.01 else { return nil }
        if abs(height - onPoints) < 0.01 { return true }
        return abs(height - onPixels) < 0.01 ? false : nil
    }
}
