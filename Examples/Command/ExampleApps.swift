import BackButton
import Bank
import Exploration
import FullScreenBack
import Gallery
import LifecycleStudy
import LifecycleStudyWithPageFlow
import PageFlowLab
import Settings
import Shop
import Simulator
import ViewControllerFlow
import ViewControllerFlowWithPageFlow

/// The examples as commands launch them, with what an exploration knows of them, and as recorded tests launch them.
enum ExampleApps {
    static let all = [
        LabApp("shop", imports: ["Shop"], testCode: "sim.launch(sceneDelegate: ShopScene())") { ShopScene() }
            .exploring { ($0.modules, $0.values) = (["Shop"], ["id": "2"]) },
        LabApp("settings", imports: ["Settings"], testCode: "sim.launch(sceneDelegate: SettingsScene())") {
            SettingsScene()
        }.exploring { $0.modules = ["Settings"] },
        LabApp("gallery", imports: ["Gallery"], testCode: "sim.launch(sceneDelegate: GalleryScene())") {
            GalleryScene()
        }.exploring { $0.modules = ["Gallery"] },
        bank, bankWithPageFlow, bankWithFaults,
        app("full-screen-back", "FullScreenBack", "StyleTabs.atLaunch()") { StyleTabs.atLaunch() },
        app("two-kinds-of-back", "FullScreenBack", "StylesSideBySide()") { StylesSideBySide() }
            .on("iPadAir").withTwinFingers.unlisted(in: "explore"),
        app("back-button", "BackButton", "HomePage()") { HomePage() },
        app("lifecycle-study", "LifecycleStudy", "LifecycleStudy.ViewController.main()") {
            LifecycleStudy.ViewController.main()
        },
        app(
            "lifecycle-study-with-pageflow", "LifecycleStudyWithPageFlow", "LoggedViewController.main()"
        ) { LoggedViewController.main() },
        app(
            "view-controller-flow", "ViewControllerFlow", "ViewControllerFlow.MainNavigationVC.atLaunch()"
        ) { ViewControllerFlow.MainNavigationVC.atLaunch() },
        app(
            "view-controller-flow-with-pageflow", "ViewControllerFlowWithPageFlow",
            "ViewControllerFlowWithPageFlow.MainNavigationVC.atLaunch()"
        ) { ViewControllerFlowWithPageFlow.MainNavigationVC.atLaunch() },
    ].map(withScripts)

    /// An example that launches with a root.
    private static func app(
        _ name: String, _ module: String, _ rootCode: String,
        root: @escaping @MainActor @Sendable () -> UIViewController
    ) -> LabApp {
        LabApp(
            name, imports: [module], testCode: "sim.launch(\(rootCode))", launch: { $0.launch(root()) }
        ).exploring { $0.modules = [module] }
    }

    private static func withScripts(_ app: LabApp) -> LabApp {
        guard let example = Example.all.first(where: { $0.name == app.name }) else { return app }
        return app.drawn { try example.script(named: $1).pictures($0, at: $2) }
    }
}

// The bank.
extension ExampleApps {
    private static let bank = bank(
        "bank", imports: ["Bank"], testCode: "sim.launch(AppDelegate(), sceneDelegate: SceneDelegate())"
    ) { SceneDelegate() }
    // It belongs to the bank with PageFlow.
    .exploring { $0.classesWithoutPage = ["HomeTabController"] }
    .unlisted(in: "lab")

    private static let bankWithPageFlow = bank(
        "bank-with-pageflow", imports: ["Bank"],
        testCode: "sim.launch(AppDelegate(), sceneDelegate: BankScene())"
    ) { BankScene() }
    .with(application: BankApplication.self)

    /// The app whose faults the explorer must find.
    private static let bankWithFaults = bank("bank-with-faults") { BankWithFaults() }
        .with(application: BankApplication.self)
        .exploring { $0.pages = ["UnreachablePage"] }
        .unlisted(in: "lab")

    private static func bank(
        _ name: String, imports: [String] = [], testCode: String = "",
        scene: @escaping @MainActor @Sendable () -> any UISceneDelegate
    ) -> LabApp {
        LabApp(
            name, imports: imports, testCode: testCode,
            restoring: { $0.launch(AppDelegate(), sceneDelegate: scene(), restoring: $1) }
        ).exploring {
            $0.modules = ["Bank", "BankAccounts", "BankPayments", "BankService"]
            $0.text = { text(for: $0) }
        }
    }

    /// The input that a tester of the bank knows.
    @MainActor
    private static func text(for field: ExploredField) -> String? {
        if field.page == "ChangePasscodeViewController" { return "24680" }
        return switch field.name {
        case "3,400": "3400"
        case "980": "980"
        case "300": "300"
        default: field.text.isEmpty ? nil : "a"
        }
    }
}
