import UIKit

extension ElementReader {
    /// The element of an alert or action sheet, with its texts, fields and actions.
    ///
    /// The containers are those of tests that Xcode has recorded: `alerts["Title"].scrollViews.otherElements.buttons["OK"]`.
    func element(of alert: UIAlertController, in view: UIView) -> ElementSnapshot {
        let layout = AlertLayout(of: alert, in: view)
        var element = ElementSnapshot(alert.preferredStyle == .alert ? .alert : .sheet, object: view)
        element.label = alert.title ?? alert.message ?? ""
        element.identifier = view.accessibilityIdentifier ?? ""
        element.frame = view.screenRect(
            layout.blocks.reduce(layout.blocks.first ?? view.bounds) { $0.union($1) })
        let texts = texts(of: alert, layout, in: view) + fields(of: alert) + content(of: alert, in: view)
        let actions = view.itemViews.sorted { $0.isAbove($1) }.flatMap(elements(of:))
        let parts = [texts, actions].filter { !$0.isEmpty }.map {
            container(.scrollView, $0, element.frame, view)
        }
        element.children = [plain([plain(parts, element.frame, view)], element.frame, view)]
        return element
    }

    private func texts(of alert: UIAlertController, _ layout: AlertLayout, in view: UIView)
        -> [ElementSnapshot]
    {
        let lines = [
            (alert.attributedTitle?.string ?? alert.title, layout.title),
            (alert.attributedMessage?.string ?? alert.message, layout.message),
        ]
        return lines.compactMap { text, frame in
            guard let text, let frame else { return nil }
            var element = ElementSnapshot(.staticText, object: view)
            (element.label, element.traits) = (text, .staticText)
            element.frame = view.screenRect(frame)
            return element
        }
    }

    /// The text fields, each in a cell of a collection view.
    private func fields(of alert: UIAlertController) -> [ElementSnapshot] {
        let fields = (alert.textFields ?? []).flatMap { field in
            elements(of: field).map { element in
                var cell = ElementSnapshot(.cell, object: field)
                (cell.frame, cell.children) = (element.frame, [element])
                return cell
            }
        }
        guard let first = fields.first else { return [] }
        var list = ElementSnapshot(.collectionView, object: first.object)
        list.frame = fields.reduce(first.frame) { $0.union($1.frame) }
        list.children = fields
        return [list]
    }

    /// The view of the content view controller, and other views of the app.
    private func content(of alert: UIAlertController, in view: UIView) -> [ElementSnapshot] {
        let fields = alert.textFields ?? []
        return view.subviews.filter { subview in
            !(subview is BarItemView) && !fields.contains { $0.isDescendant(of: subview) }
        }.flatMap(elements(of:))
    }

    private func container(
        _ kind: ElementKind, _ children: [ElementSnapshot], _ frame: CGRect, _ view: UIView
    ) -> ElementSnapshot {
        var container = ElementSnapshot(kind, object: view)
        container.frame = children.dropFirst().reduce(children[0].frame) { $0.union($1.frame) }
        container.children = [plain(children, container.frame, view)]
        return container
    }

    private func plain(_ children: [ElementSnapshot], _ frame: CGRect, _ view: UIView) -> ElementSnapshot {
        var element = ElementSnapshot(.other, object: view)
        (element.frame, element.children) = (frame, children)
        return element
    }
}
