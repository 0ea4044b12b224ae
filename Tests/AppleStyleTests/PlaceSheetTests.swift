import PageFlowTesting
import Simulator
import Testing

@MainActor @Suite(.onStage) struct PlaceSheetTests {
    @MainActor private final class App {
        let sim = Simulator(system: .iOS(18))
        let map = Page("map")
        let place = Page("place")
        let sheet = PlaceSheet()

        init() throws {
            sim.launch(map)
            sheet.show(place, from: map)
            try sim.settle()
        }

        var top: CGFloat { place.view.convert(place.view.bounds, to: sim.window).minY }

        func drag(by distance: CGFloat, over seconds: TimeInterval = 0.5) {
            let start = CGPoint(x: 200, y: top + 10)
            sim.pan(from: start, to: CGPoint(x: 200, y: start.y + distance), over: seconds)
        }
    }

    @Test func `a sheet peeks, and the map behind it can be touched`() throws {
        let app = try App()
        #expect(app.place.sheetPresentationController?.selectedDetentIdentifier == PlaceSheet.peek)
        #expect(app.top > 650 && app.sheet.log.isEmpty)
        let hit = app.sim.window.hitTest(CGPoint(x: 200, y: 300), with: nil)
        #expect(hit === app.map.view)
    }

    @Test func `a finger pulls it to the next detent and the delegate is notified once`() throws {
        let app = try App()
        let peek = app.top
        app.drag(by: -300)
        try app.sim.settle()
        #expect(
            app.sheet.log == ["detent \(UISheetPresentationController.Detent.Identifier.medium.rawValue)"])
        #expect(app.top < peek - 200)
        let middle = app.top
        app.drag(by: -350)
        try app.sim.settle()
        #expect(app.place.sheetPresentationController?.selectedDetentIdentifier == .large && app.top < middle)
    }

    @Test func `the app's own change of the detent is not told`() throws {
        let app = try App()
        app.sheet.expand(app.place)
        try app.sim.settle()
        #expect(app.top < 100 && app.sheet.log.isEmpty)
        #expect(app.sim.window.hitTest(CGPoint(x: 200, y: 20), with: nil) !== app.map.view)
    }

    @Test func `a sheet is pulled away if it may`() throws {
        let app = try App()
        app.sheet.allowsDismissal = false
        app.drag(by: 110)
        try app.sim.settle()
        #expect(app.map.presentedViewController === app.place)
        #expect(app.sheet.log.last == "didAttempt" && app.sheet.log.contains("shouldDismiss"))
        app.sheet.allowsDismissal = true
        app.drag(by: 110)
        try app.sim.settle()
        #expect(app.map.presentedViewController == nil)
        #expect(app.sheet.log.suffix(2) == ["willDismiss", "didDismiss"])
    }

    @Test func `an app that dismisses is not notified`() throws {
        let app = try App()
        app.place.dismiss(animated: true)
        try app.sim.settle()
        #expect(app.map.presentedViewController == nil && app.sheet.log.isEmpty)
    }

    @Test func `the map gets touches only where the sheet does not dim it`() throws {
        let app = try App()
        let sheet = try #require(app.place.sheetPresentationController)
        sheet.selectedDetentIdentifier = .medium
        try app.sim.settle()
        #expect(app.sim.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === app.map.view)
        sheet.largestUndimmedDetentIdentifier = PlaceSheet.peek
        #expect(app.sim.window.hitTest(CGPoint(x: 200, y: 100), with: nil) !== app.map.view)
    }

    @Test func `a tap on what the sheet dims takes the sheet away`() throws {
        let app = try App()
        app.sim.tap(at: CGPoint(x: 200, y: 100))
        try app.sim.settle()
        #expect(app.map.presentedViewController === app.place && app.sheet.log.isEmpty)
        app.place.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
        app.sim.tap(at: CGPoint(x: 200, y: 100))
        try app.sim.settle()
        #expect(app.map.presentedViewController == nil)
        #expect(app.sheet.log == ["shouldDismiss", "willDismiss", "didDismiss"])
    }

    @Test func `a sheet keeps its detent when the device turns`() throws {
        let app = try App()
        app.sim.rotate(to: .landscapeLeft)
        try app.sim.settle()
        // The home indicator takes 21 points more in landscape, and 34 in portrait.
        #expect(app.place.view.frame.maxY == 393 && app.place.view.frame.height == 141)
        app.sim.rotate(to: .portrait)
        try app.sim.settle()
        #expect(app.place.view.frame == CGRect(x: 0, y: 698, width: 393, height: 154))
    }

    @Test func `a change of detents is animated where the app asks for it`() throws {
        let app = try App()
        let sheet = try #require(app.place.sheetPresentationController)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        #expect(app.place.view.frame.height > 300)
        #expect(try app.sim.settle().seconds > 0)
        sheet.selectedDetentIdentifier = PlaceSheet.peek
        #expect(app.place.view.frame.height > 300)
        #expect(try app.sim.settle().seconds == 0)
        #expect(app.place.view.frame.height == 154)
    }

    @Test func `content at its top leaves the finger to the sheet`() throws {
        let sim = Simulator()
        let map = Page("map")
        let article = ArticleViewController()
        let sheet = PlaceSheet()
        sim.launch(map)
        sheet.show(article, from: map)
        try sim.settle()
        article.sheetPresentationController?.selectedDetentIdentifier = .medium
        try sim.settle()
        sim.pan(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 350))
        try sim.settle()
        #expect(article.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(article.scrollView.contentOffset.y == 0)
        sim.pan(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 350))
        try sim.settle()
        #expect(article.scrollView.contentOffset.y > 300)
        sim.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500))
        try sim.settle()
        #expect(article.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(article.scrollView.contentOffset.y > 100)
        article.scrollView.contentOffset = .zero
        sim.pan(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 540))
        try sim.settle()
        #expect(article.sheetPresentationController?.selectedDetentIdentifier == .medium)
        #expect(article.scrollView.contentOffset.y == 0)
    }

    @Test func `content does not make a sheet larger where the app does not want it`() throws {
        let sim = Simulator()
        let map = Page("map")
        let article = ArticleViewController()
        let sheet = PlaceSheet()
        sim.launch(map)
        sheet.show(article, from: map)
        article.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
        article.sheetPresentationController?.selectedDetentIdentifier = .medium
        try sim.settle()
        sim.pan(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
        try sim.settle()
        #expect(article.sheetPresentationController?.selectedDetentIdentifier == .medium)
        #expect(article.scrollView.contentOffset.y > 100)
    }
}
