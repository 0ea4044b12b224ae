import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// The layout regions of views.
@MainActor @Suite(.inTurn) struct LayoutRegionTests {
    @Test func `the regions are the safe area, the margins and the readable content`() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let view: UIView = page.view
        #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets && view.safeAreaInsets.top == 59)
        #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
        let readable = view.edgeInsets(for: .readableContent(cornerAdaptation: .vertical))
        #expect(view.bounds.inset(by: readable) == view.readableContentGuide.layoutFrame)
        #expect(view.layoutGuide(for: .safeArea()).layoutFrame == view.bounds.inset(by: view.safeAreaInsets))
    }

    @Test func `equal regions have the same guide`() {
        useFreshRuntime()
        let view = UIView()
        #expect(
            view.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
                === view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)))
        #expect(view.layoutGuide(for: .margins()) !== view.layoutGuide(for: .safeArea()))
        #expect(UIView.LayoutRegion.margins() != .margins(cornerAdaptation: .vertical))
    }

    @Test func `directional insets follow the language direction`() {
        useFreshRuntime()
        let view = UIView()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            view.directionalEdgeInsets(for: .margins())
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            view.directionalEdgeInsets(for: .margins())
                == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    }
}
