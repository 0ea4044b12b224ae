import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor
@Suite(.inTurn) struct AppearanceTests {
    private final class Card: UIView {}
    private class Badge: UILabel {}
    private final class SmallBadge: Badge {}
    private final class Page: UIViewController {}

    private func window(_ views: UIView...) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for view in views { window.addSubview(view) }
        return window
    }

    @Test func `an appearance applies when the view enters a window, and not before`() {
        useFreshRuntime()
        UISwitch.appearance().onTintColor = .red
        let view = UISwitch()
        #expect(view.onTintColor == nil)
        let window = window(view)
        #expect(view.onTintColor == .red)
        UISwitch.appearance().onTintColor = .green
        #expect(view.onTintColor == .red)
        view.removeFromSuperview()
        window.addSubview(view)
        #expect(view.onTintColor == .green && UISwitch.appearance().onTintColor == .green)
    }

    @Test func `what the app has set on an instance stays`() {
        useFreshRuntime()
        UILabel.appearance().textColor = .red
        UILabel.appearance().backgroundColor = .yellow
        let (own, plain) = (UILabel(), UILabel())
        own.textColor = .blue
        let window = window(own, plain)
        #expect(own.textColor == .blue && own.backgroundColor == .yellow)
        #expect(plain.textColor == .red)
        plain.textColor = .green
        plain.removeFromSuperview()
        window.addSubview(plain)
        #expect(plain.textColor == .green)
    }

    @Test func `a subclass takes its superclass's proxy, and its own before that`() {
        useFreshRuntime()
        Badge.appearance().textColor = .green
        UILabel.appearance().textColor = .red
        UILabel.appearance().shadowColor = .blue
        UIView.appearance().tintColor = .orange
        let (label, badge, small) = (UILabel(), Badge(), SmallBadge())
        let window = window(label, badge, small)
        #expect([label, badge, small].map(\.textColor) == [.red, .green, .green])
        #expect([label, badge, small].allSatisfy { $0.shadowColor == .blue && $0.tintColor == .orange })
        #expect(window.subviews.count == 3)
    }

    struct Containers: @unchecked Sendable {
        let proxies: [[any UIAppearanceContainer.Type]]
        /// The index of the proxy that applies to a label in a stack view in a card in a page; `nil` for none.
        let counts: Int?
    }

    nonisolated private static let containers = [
        Containers(proxies: [[]], counts: 0),
        Containers(proxies: [[Card.self]], counts: 0),
        Containers(proxies: [[UISwitch.self]], counts: nil),
        Containers(proxies: [[], [Card.self]], counts: 1),
        Containers(proxies: [[Card.self], []], counts: 0),
        // The outermost container takes precedence over a longer chain further inside.
        Containers(proxies: [[UIStackView.self, Card.self], [Page.self]], counts: 1),
        Containers(proxies: [[UIStackView.self], [Card.self]], counts: 1),
        // Of two with the same outermost container, the longer chain.
        Containers(proxies: [[Card.self], [UIStackView.self, Card.self]], counts: 1),
        Containers(proxies: [[Card.self, UIStackView.self]], counts: nil),
        Containers(proxies: [[UIStackView.self, Card.self, Page.self], [Card.self, Page.self]], counts: 0),
        Containers(proxies: [[UIView.self]], counts: 0),
    ]

    @Test(arguments: containers) func `containers count from the window inwards`(sample: Containers) {
        useFreshRuntime()
        let colors: [UIColor] = [.red, .green]
        for (containers, color) in zip(sample.proxies, colors) {
            UILabel.appearance(whenContainedInInstancesOf: containers).highlightedTextColor = color
        }
        let (label, stack, card, page) = (UILabel(), UIStackView(), Card(), Page())
        stack.addSubview(label)
        card.addSubview(stack)
        page.view.addSubview(card)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = page
        window.makeKeyAndVisible()
        #expect(label.highlightedTextColor == sample.counts.map { colors[$0] })
    }

    @Test func `traits choose between proxies`() {
        useFreshRuntime()
        UISwitch.appearance().onTintColor = .red
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UISwitch.appearance(for: dark).onTintColor = .blue
        UISwitch.appearance(for: dark, whenContainedInInstancesOf: [Card.self]).onTintColor = .green
        func color(_ style: UIUserInterfaceStyle, in container: UIView) -> UIColor? {
            let view = UISwitch()
            container.overrideUserInterfaceStyle = style
            container.addSubview(view)
            return withExtendedLifetime(window(container)) { view.onTintColor }
        }
        #expect(color(.light, in: UIView()) == .red && color(.light, in: Card()) == .red)
        #expect(color(.dark, in: UIView()) == .blue && color(.dark, in: Card()) == .green)
    }

    @Test func `methods with parameters are noted for each of these`() {
        useFreshRuntime()
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.green, for: .highlighted)
        let button = UIButton(type: .custom)
        button.setTitleColor(.blue, for: .highlighted)
        withExtendedLifetime(window(button)) {
            #expect(button.titleColor(for: .normal) == .red)
            #expect(button.titleColor(for: .highlighted) == .blue)
        }
    }

    @Test func `a bar takes its looks from the proxy`() {
        useFreshRuntime()
        let looks = UINavigationBarAppearance()
        looks.backgroundColor = .purple
        UINavigationBar.appearance().standardAppearance = looks
        UINavigationBar.appearance().scrollEdgeAppearance = looks
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().setTitleVerticalPositionAdjustment(3, for: .default)
        let stack = UINavigationController(rootViewController: Page())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        let bar = stack.navigationBar
        #expect(bar.standardAppearance.backgroundColor == .purple)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .purple)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    }

    @Test func `items take theirs when their bar shows them`() {
        useFreshRuntime()
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
        UIBarButtonItem.appearance().tintColor = .green
        UIBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        let page = Page()
        let (item, own) = (UIBarButtonItem(title: "Add"), UIBarButtonItem(title: "Edit"))
        own.tintColor = .orange
        page.navigationItem.rightBarButtonItems = [item, own]
        let stack = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.navigationBar.showItems()
        #expect(item.tintColor == .red && own.tintColor == .orange)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
    }

    @Test func `a window takes its proxy when it is shown`() {
        useFreshRuntime()
        UIWindow.appearance().tintColor = .red
        let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), UIView())
        window.addSubview(view)
        #expect(window.tintColor == .systemBlue)
        window.isHidden = false
        #expect(view.tintColor == .red)
    }

    @Test func `another app knows nothing of the proxies`() {
        useFreshRuntime()
        UISwitch.appearance().onTintColor = .red
        #expect(Appearances.isInUse)
        useFreshRuntime()
        #expect(!Appearances.isInUse)
        let view = UISwitch()
        withExtendedLifetime(window(view)) { #expect(view.onTintColor == nil) }
    }
}
