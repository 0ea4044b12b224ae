import Foundation
import UIKit

/// Builds the views of a scene, with their constraints.
@MainActor
struct SceneBuilder {
    private let scene: SavedScene
    private let grid: LabelGrid
    private(set) var views: [String: UIView] = [:]

    init(_ scene: SavedScene) {
        self.scene = scene
        grid = LabelGrid(of: scene)
    }

    /// The scene's view, laid out in a window of the scene's size.
    mutating func layOut() -> UIView {
        let root = view(scene.root)
        let page = UIViewController()
        let window = UIWindow(frame: CGRect(origin: .zero, size: root.frame.size))
        if scene.root.isOfPage == true {
            root.frame.origin = .zero
            page.view = root
        } else {
            page.view = UIView(frame: window.bounds)
            root.frame.origin = .zero
            page.view.addSubview(root)
        }
        for constraint in scene.constraints { activate(constraint) }
        window.rootViewController = page
        window.isHidden = false
        window.layoutIfNeeded()
        return root
    }

    // MARK: Views

    private mutating func view(_ saved: SavedView) -> UIView {
        let view = ViewMaker(saved, on: scene.device, grid).view
        views[saved.id] = view
        place(view, as: saved)
        for inner in saved.subviews ?? [] {
            let subview = self.view(inner)
            if let stack = view as? UIStackView, inner.isPlaced == true {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
        return view
    }

    private func place(_ view: UIView, as saved: SavedView) {
        view.frame = CGRect(saved.frame)
        view.translatesAutoresizingMaskIntoConstraints = saved.isPlaced != true
        view.autoresizingMask = UIView.AutoresizingMask(saved.mask ?? [])
        view.insetsLayoutMarginsFromSafeArea = saved.ignoresSafeArea != true
        view.preservesSuperviewLayoutMargins = saved.preservesMargins == true
        if let margins = saved.margins { view.layoutMargins = UIEdgeInsets(margins) }
        for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
            view.setContentHuggingPriority(UILayoutPriority(saved.hugging?[index] ?? 250), for: axis)
            view.setContentCompressionResistancePriority(
                UILayoutPriority(saved.resistance?[index] ?? 750), for: axis)
        }
    }

    // MARK: Constraints

    private func activate(_ saved: SavedConstraint) {
        guard let first = item(saved.first),
            let attribute = NSLayoutConstraint.Attribute(named: saved.attribute)
        else { return }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: NSLayoutConstraint.Relation(named: saved.relation),
            toItem: saved.second.flatMap(item),
            attribute: saved.secondAttribute.flatMap { NSLayoutConstraint.Attribute(named: $0) }
                ?? .notAnAttribute,
            multiplier: saved.multiplier ?? 1, constant: saved.constant ?? 0)
        if let priority = saved.priority { constraint.priority = UILayoutPriority(priority) }
        constraint.isActive = true
    }

    private func item(_ name: String) -> Any? {
        let parts = name.split(separator: "/").map(String.init)
        guard let view = views[parts[0]] else { return nil }
        guard parts.count == 2 else { return view }
        switch parts[1] {
        case "content": return (view as? UIScrollView)?.contentLayoutGuide
        case "frame": return (view as? UIScrollView)?.frameLayoutGuide
        case "safeArea": return view.safeAreaLayoutGuide
        default: return barGuide(of: view, parts[1])
        }
    }

    /// The page's guides came before the safe area. They are made as strips of the view here, for its controller is not there yet.
    private func barGuide(of view: UIView, _ name: String) -> Any {
        let (guide, safe) = (UILayoutGuide(), view.safeAreaLayoutGuide)
        view.addLayoutGuide(guide)
        let edges =
            name == "topBar"
            ? [
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.bottomAnchor.constraint(equalTo: safe.topAnchor),
            ]
            : [
                guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ]
        NSLayoutConstraint.activate(edges)
        return guide
    }
}

extension CGRect {
    init(_ numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension UIEdgeInsets {
    init(_ numbers: [Double]) {
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

extension UIView.AutoresizingMask {
    fileprivate init(_ names: [String]) {
        let parts: [String: UIView.AutoresizingMask] = [
            "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
            "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
            "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
        ]
        self.init(names.compactMap { parts[$0] })
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate init(named name: String?) {
        switch name {
        case "greaterThanOrEqual": self = .greaterThanOrEqual
        case "lessThanOrEqual": self = .lessThanOrEqual
        default: self = .equal
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate init?(named name: String) {
        let names: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
            "centerY": .centerY,
            "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
            "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
            "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
        guard let found = names[name] else { return nil }
        self = found
    }
}
