import TestApps
import TestTraits
import Testing

@testable import UIKitCore

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
}

private final class Box: UIView {
    var layouts = 0
    var read: ((UITraitCollection) -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        read?(traitCollection)
    }
}

private final class Page: UIViewController {
    var layouts = 0
    var read: ((Page) -> Void)?

    override func viewWillLayoutSubviews() {
        layouts += 1
        read?(self)
    }
}

private final class Presentation: UIPresentationController {
    var layouts = 0

    override func containerViewDidLayoutSubviews() {
        layouts += 1
        _ = traitCollection[ThemeTrait.self]
    }
}

private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    var presentation: Presentation?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        presentation = Presentation(presentedViewController: presented, presenting: presenting)
        return presentation
    }
}

@MainActor @Suite(.inTurn) struct TraitTrackingTests {
    private func shownBox(in app: ShownApp, reading: @escaping (UITraitCollection) -> Void) -> Box {
        let (page, box) = (UIViewController(), Box())
        box.read = reading
        page.view.addSubview(box)
        app.show(page)
        box.layouts = 0
        return box
    }

    @Test func `a layout is repeated when a trait changes that it has read, and only then`() {
        let app = ShownApp()
        let box = shownBox(in: app) { _ = $0.horizontalSizeClass }
        box.traitOverrides.verticalSizeClass = .compact
        app.settle()
        #expect(box.layouts == 0)
        box.superview?.traitOverrides.horizontalSizeClass = .regular
        app.settle()
        #expect(box.layouts == 1)
        box.traitOverrides[ThemeTrait.self] = "loud"
        app.settle()
        #expect(box.layouts == 1)
    }

    @Test func `an app's own trait is tracked too`() {
        let app = ShownApp()
        let box = shownBox(in: app) { _ = $0[ThemeTrait.self] }
        box.window?.traitOverrides[ThemeTrait.self] = "loud"
        app.settle()
        #expect(box.layouts == 1)
    }

    @Test func `a trait that the last layout didn't read isn't tracked`() {
        let app = ShownApp()
        let box = shownBox(in: app) { _ = $0.horizontalSizeClass }
        box.read = nil
        box.setNeedsLayout()
        app.settle()
        box.layouts = 0
        box.traitOverrides.horizontalSizeClass = .regular
        app.settle()
        #expect(box.layouts == 0)
    }

    @Test func `the reads of subviews and of other views aren't those of the view`() {
        let app = ShownApp()
        let box = shownBox(in: app) { _ in }
        let (inner, other) = (UIView(), UIView())
        box.addSubview(inner)
        box.superview?.addSubview(other)
        box.read = { _ in
            _ = inner.traitCollection.horizontalSizeClass
            _ = other.traitCollection.horizontalSizeClass
        }
        box.setNeedsLayout()
        app.settle()
        box.layouts = 0
        box.window?.traitOverrides.horizontalSizeClass = .regular
        app.settle()
        #expect(box.layouts == 0)
    }

    @Test func `a page's method tracks the traits of the page and of its view`() {
        let app = ShownApp()
        let page = Page()
        page.read = { page in
            _ = page.traitCollection.horizontalSizeClass
            _ = page.view.traitCollection[ThemeTrait.self]
        }
        app.show(page)
        page.layouts = 0
        page.traitOverrides.horizontalSizeClass = .regular
        app.settle()
        #expect(page.layouts == 1)
        page.view.traitOverrides[ThemeTrait.self] = "loud"
        app.settle()
        #expect(page.layouts == 2)
        page.traitOverrides.verticalSizeClass = .compact
        app.settle()
        #expect(page.layouts == 2)
    }

    @Test func `a presentation controller's methods are tracked`() throws {
        let app = ShownApp()
        let (root, page, presenter) = (UIViewController(), UIViewController(), Presenter())
        app.show(root)
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = presenter
        root.present(page, animated: false)
        app.settle()
        let presentation = try #require(presenter.presentation)
        presentation.layouts = 0
        presentation.traitOverrides[ThemeTrait.self] = "loud"
        app.settle()
        #expect(presentation.layouts == 1)
    }

    @Test func `traits that are read after the method aren't tracked`() {
        let app = ShownApp()
        var kept: UITraitCollection?
        let box = shownBox(in: app) { kept = $0 }
        _ = kept?.horizontalSizeClass
        box.traitOverrides.horizontalSizeClass = .regular
        app.settle()
        #expect(box.layouts == 0)
    }

    @Test func `registered handlers are called in the next update pass, or by an immediate update`() {
        let app = ShownApp()
        let (page, outer, inner) = (UIViewController(), UIView(), UIView())
        page.view.addSubview(outer)
        outer.addSubview(inner)
        app.show(page)
        var heard: [UIUserInterfaceSizeClass] = []
        let registration = inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (_: UIView, old: UITraitCollection) in heard.append(old.horizontalSizeClass)
        }
        outer.traitOverrides.horizontalSizeClass = .regular
        #expect(heard.isEmpty)
        app.settle()
        #expect(heard == [.compact])
        outer.traitOverrides.horizontalSizeClass = .compact
        outer.traitOverrides.horizontalSizeClass = .regular
        app.settle()
        #expect(heard == [.compact])
        page.traitOverrides.horizontalSizeClass = .compact
        outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(heard == [.compact])
        inner.updateTraitsIfNeeded()
        #expect(heard == [.compact, .regular])
        outer.traitOverrides.horizontalSizeClass = .regular
        page.view.layoutIfNeeded()
        #expect(heard == [.compact, .regular, .compact])
        outer.traitOverrides.horizontalSizeClass = .compact
        outer.overrideUserInterfaceStyle = .dark
        app.settle()
        #expect(heard == [.compact, .regular, .compact, .regular])
        inner.unregisterForTraitChanges(registration)
    }

    @Test func `up to iOS 17 no trait is tracked`() {
        let app = ShownApp(system: .iOS(17))
        let box = shownBox(in: app) { _ = $0.horizontalSizeClass }
        box.traitOverrides.horizontalSizeClass = .regular
        app.settle()
        #expect(box.layouts == 0)
    }
}
