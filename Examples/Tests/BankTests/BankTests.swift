import Bank
import Foundation
import InterfaceFiles
import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import UIKitCore

/// A storyboard of the bank.
struct BankStoryboard: CustomTestStringConvertible {
    let module: String
    let name: String
    var testDescription: String { "\(module)/\(name)" }

    @MainActor
    func storyboard() throws -> UIStoryboard {
        let folder = Bundle.main.bundleURL.appendingPathComponent("Examples_\(module).resources")
        let bundle = try #require(Bundle(url: folder), "no \(folder.path)")
        return UIStoryboard(name: name, bundle: bundle)
    }

    static let all = [
        "BankAccounts": ["Accounts", "Cards", "Savings"],
        "BankPayments": ["Currency", "Standing", "Transfers"],
        "BankService": ["Branches", "Messages", "Profile"], "Bank": ["LaunchScreen", "Main"],
    ].flatMap { module, names in names.map { BankStoryboard(module: module, name: $0) } }
        .sorted { $0.testDescription < $1.testDescription }
}

/// The app of the article that began this project, as its author wrote it: no page uses PageFlow.
@MainActor @Suite(.onStage) struct BankTests {
    /// Sends the request without waiting, because the clock is held.
    private func goHome(from page: UIViewController?) { page?.returnHome(animated: false) }

    @Test(arguments: BankStoryboard.all)
    func `each page of a storyboard is shown, and home is one call away`(_ place: BankStoryboard) async throws
    {
        let home = try #require(BankApp.firstPage())
        let stage = Stage(root: home)
        let navigator = stage.window.navigator
        navigator.leaks.onLeak { _ in }
        let storyboard = try place.storyboard()
        for scene in storyboard.file?.scenes ?? [] where !scene.isReference {
            home.present(storyboard.makeController(of: scene), animated: false, completion: nil)
            await stage.settle()
            let isShown = home.presentedViewController?.viewIfLoaded?.window != nil
            #expect(isShown, "\(scene.controller?.elementPath ?? "")")
            goHome(from: navigator.visiblePage)
            await stage.settle()
            #expect(home.presentedViewController == nil, "\(scene.controller?.elementPath ?? "")")
        }
        stage.simulator.advance(by: 3)
        await stage.settle()
        #expect(navigator.leaks.reports.map(\.description) == [])
        // A prototype that no row has used hasn't been read.
        let unread = storyboard.file?.unread.filter { !$0.element.contains("/prototypes/") }
        #expect(unread?.map(\.description) == [])
        #expect(stage.simulator.diagnostics.filter { $0.kind == .exception }.map(\.message) == [])
    }
}
