import ScreenTree
import Simulator
import UIKit

extension AppProcess {
    /// The Home Screen: the app's icon while the app is in the background, and the system's visible alert.
    var springboard: ElementSnapshot {
        simulator.prepareScreen()
        var root = ElementSnapshot(.application)
        (root.label, root.frame) = (" ", UIScreen.main.bounds)
        let alert = SystemAlerts.of(simulator).front.map { [element(of: $0)] } ?? []
        root.children = [window((state == .runningForeground ? [] : [icon]) + alert)]
        return root
    }

    private func window(_ children: [ElementSnapshot]) -> ElementSnapshot {
        var window = ElementSnapshot(.window)
        (window.frame, window.children, window.isMainWindow) = (UIScreen.main.bounds, children, true)
        return window
    }

    private var icon: ElementSnapshot {
        var icon = ElementSnapshot(.icon)
        (icon.identifier, icon.label, icon.action) = (name, name, .openApp)
        icon.frame = CGRect(x: 27, y: 90, width: 60, height: 78)
        return icon
    }

    private func element(of alert: SystemAlert) -> ElementSnapshot {
        let screen = UIScreen.main.bounds
        let frame = CGRect(x: screen.midX - 135, y: screen.midY - 90, width: 270, height: 180)
        var element = part(.alert, alert.title, frame)
        let texts = [
            part(
                .staticText, alert.title,
                CGRect(x: frame.minX + 16, y: frame.minY + 20, width: 238, height: 44)),
            part(
                .staticText, alert.message,
                CGRect(x: frame.minX + 16, y: frame.minY + 68, width: 238, height: 60)),
        ]
        let width = frame.width / CGFloat(max(1, alert.buttons.count))
        let buttons = alert.buttons.enumerated().map { index, title in
            var button = part(
                .button, title,
                CGRect(x: frame.minX + CGFloat(index) * width, y: frame.maxY - 44, width: width, height: 44))
            button.action = .answer(index)
            return button
        }
        let parts = [texts, buttons].map { scrollView(part(.other, "", frame, $0)) }
        element.children = [part(.other, "", frame, [part(.other, "", frame, parts)])]
        return element
    }

    private func scrollView(_ content: ElementSnapshot) -> ElementSnapshot {
        part(.scrollView, "", content.frame, [content])
    }

    private func part(
        _ kind: ElementKind, _ label: String, _ frame: CGRect, _ children: [ElementSnapshot] = []
    ) -> ElementSnapshot {
        var part = ElementSnapshot(kind)
        (part.label, part.frame, part.children) = (label, frame, children)
        return part
    }
}
