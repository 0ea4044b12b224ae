import Simulator
import TestTraits
import Testing

/// An app's activity items configurations.
@MainActor @Suite(.inTurn) struct SharingConfigurationTests {
    private final class Maker: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { "made for \(activityType?.rawValue ?? "none")" }
    }

    private func share(_ sheet: UIActivityViewController, in sim: Simulator) throws {
        let page = UIViewController()
        sim.launch(page)
        page.present(sheet, animated: true)
        try sim.settle()
        sim.choose(activity: .copyToPasteboard)
        try sim.settle()
    }

    @Test func `a share sheet shares what a configuration provides`() throws {
        let sim = Simulator()
        let configuration = UIActivityItemsConfiguration(objects: ["Hello" as NSString])
        try share(UIActivityViewController(activityItemsConfiguration: configuration), in: sim)
        #expect(UIPasteboard.general.string == "Hello")
    }

    @Test func `an item is made when the activity is known`() throws {
        let sim = Simulator()
        let maker = Maker(placeholderItem: "")
        try share(UIActivityViewController(activityItems: [maker], applicationActivities: nil), in: sim)
        #expect(UIPasteboard.general.string == "made for com.apple.UIKit.activity.CopyToPasteboard")
        #expect(maker.activityType == nil)
    }

    @Test func `a configuration says what it was told`() {
        let sim = Simulator()
        sim.launch(UIViewController())
        let configuration = UIActivityItemsConfiguration(objects: ["Hello" as NSString])
        configuration.metadataProvider = { $0 == .title ? "Title" : nil }
        configuration.perItemMetadataProvider = { "\($0) \($1.rawValue)" }
        configuration.supportedInteractions = [.copy]
        #expect(configuration.activityItemsConfigurationMetadata(key: .title) as? String == "Title")
        #expect(configuration.activityItemsConfigurationMetadata(key: .messageBody) == nil)
        #expect(
            configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .title) as? String
                == "1 title")
        #expect(!configuration.activityItemsConfigurationSupports(interaction: .share))
        let view = UIView()
        view.activityItemsConfiguration = configuration
        #expect(view.activityItemsConfiguration === configuration)
    }
}
