import InterfaceFiles
import UIKit

// The frames of a scene, and their reliability.
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

    /// The views of the scene, without those in its cells, which are scenes of their own.
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

    /// Whether the app's own code has given the view a size that its class doesn't have here.
    private func isMeasuredByApp(_ element: InterfaceElement, _ sizes: [String: CGSize]) -> Bool {
        guard let id = element.id, let size = sizes[id], let view = loading.object(id: id) as? UIView else {
            return false
        }
        let own = view.intrinsicContentSize
        return abs(own.width - size.width) > 0.5 || abs(own.height - size.height) > 0.5
    }

    /// The active constraints.
    var constraints: [NSLayoutConstraint] {
        root.descendants.filter { $0.name == "constraint" }.compactMap {
            $0.id.flatMap { loading.object(id: $0) as? NSLayoutConstraint }
        }.filter(\.isActive)
    }
}

extension InterfaceElement {
    /// The direct subviews, and the content view.
    var innerViews: [InterfaceElement] {
        children.flatMap { child -> [InterfaceElement] in
            if child.name == "subviews" { return child.children }
            return child.peek("key") == "contentView" ? [child] : []
        }
    }

    /// Whether the file determines the view's position. A fixed frame was entered by hand, and a navigation bar's position is set by its
    /// controller.
    fileprivate var isPlacedByFile: Bool { peek("fixedFrame") != "YES" }

    /// Whether the view has the size that Xcode 8 gave to views before their layout: 1,000 points in each direction.
    fileprivate var wasNotLaidOut: Bool { savedFrame?.size == CGSize(width: 1000, height: 1000) }

    /// Whether the text has a custom font of the app.
    fileprivate var hasForeignFont: Bool {
        children.contains { child in
            guard child.name == "fontDescription", let name = child.peek("name") else { return false }
            return UIFont(name: name, size: 17) == nil
        }
    }
}

// The grid to which Interface Builder rounded single-line labels.
extension LaidOutScene {
    /// Whether all labels of the scene that reveal the grid are rounded to whole points.
    ///
    /// Files contain labels in whole points next to labels in whole pixels: 21 points high in one scene, 20.5 in the next, with the same
    /// version and device, and even with the same attributes. The file doesn't indicate which, but a scene uses only one of them.
    var measuresWholePoints: Bool {
        let heights = views.compactMap(isOfWholePoints)
        return !heights.isEmpty && heights.allSatisfy { $0 }
    }

    /// Whether a label with the height of its line is rounded to whole points; `nil` if that can't be determined.
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
