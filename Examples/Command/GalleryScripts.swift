import Gallery
import Simulator

extension Example {
    /// Photos, with the transitions and the tab bar of iOS 26.
    static let gallery = Example(
        name: "gallery",
        summary: "Photos that zoom out of a grid; transitions that are interrupted.",
        scripts: [push, zoom, bar])

    private static let push = Script(
        name: "push", summary: "A swipe back interrupts a push; the page comes back with the next one."
    ) {
        $0.launch(GalleryTabs())
        $0.step("Tap Lakes, and swipe back meanwhile") { simulator in
            simulator.tap("Lakes")
            simulator.advance(by: 0.15)
            simulator.contentSwipe(to: 0.5)
            simulator.endSwipe(.finish)
        }
        try $0.tap("Lakes")
    }

    private static let zoom = Script(
        name: "zoom", summary: "A photo that zooms out of its cell is grabbed and thrown back."
    ) {
        $0.launch(GalleryTabs())
        try $0.tap("Lakes")
        $0.step("Tap Lakes 5, grab the photo, and throw it back") { simulator in
            simulator.tap("Lakes 5")
            simulator.advance(by: 0.2)
            let bounds = simulator.window.bounds
            simulator.touchDown(at: CGPoint(x: bounds.midX, y: bounds.midY))
            simulator.touchMove(to: CGPoint(x: bounds.midX + 40, y: bounds.midY + 280), over: 0.25)
            simulator.touchUp()
        }
        try $0.tap("Lakes 5")
    }

    private static let bar = Script(
        name: "bar", summary: "The tab bar becomes smaller while the photos are scrolled, and grows again."
    ) {
        $0.launch(GalleryTabs())
        try $0.tap("All Photos")
        $0.step("Scroll down") { $0.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200)) }
        $0.step("Scroll up") { $0.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600)) }
    }
}
