import BackButton
import Bank
import FullScreenBack
import LifecycleStudy
import LifecycleStudyWithPageFlow
import PageFlowLab
import Settings
import Shop
import Simulator
import ViewControllerFlow
import ViewControllerFlowWithPageFlow

/// The examples as the lab shows them, and as recorded tests launch them.
enum LabApps {
    static let all = [
        shop, settings,
        LabApp(
            "bank-with-pageflow", imports: ["Bank"],
            testCode: "sim.launch(AppDelegate(), sceneDelegate: BankScene())",
            sceneDelegate: { BankScene() }
        ).with(application: BankApplication.self),
        LabApp("full-screen-back", imports: ["FullScreenBack"], testCode: "sim.launch(StyleTabs.atLaunch())")
        {
            $0.launch(StyleTabs.atLaunch())
        },
        LabApp(
            "two-kinds-of-back", imports: ["FullScreenBack"], testCode: "sim.launch(StylesSideBySide())",
            launch: { $0.launch(StylesSideBySide()) }
        ).on("iPadAir").withTwinFingers,
        LabApp("back-button", imports: ["BackButton"], testCode: "sim.launch(HomePage())") {
            $0.launch(HomePage())
        },
        LabApp(
            "lifecycle-study", imports: ["LifecycleStudy"],
            testCode: "sim.launch(LifecycleStudy.ViewController.main())"
        ) { $0.launch(LifecycleStudy.ViewController.main()) },
        LabApp(
            "lifecycle-study-with-pageflow", imports: ["LifecycleStudyWithPageFlow"],
            testCode: "sim.launch(LoggedViewController.main())"
        ) { $0.launch(LoggedViewController.main()) },
        LabApp(
            "view-controller-flow", imports: ["ViewControllerFlow"],
            testCode: "sim.launch(ViewControllerFlow.MainNavigationVC.atLaunch())"
        ) { $0.launch(ViewControllerFlow.MainNavigationVC.atLaunch()) },
        LabApp(
            "view-controller-flow-with-pageflow", imports: ["ViewControllerFlowWithPageFlow"],
            testCode: "sim.launch(ViewControllerFlowWithPageFlow.MainNavigationVC.atLaunch())"
        ) { $0.launch(ViewControllerFlowWithPageFlow.MainNavigationVC.atLaunch()) },
    ]

    static func has(_ name: String) -> Bool { all.contains { $0.name == name } }

    private static let shop = LabApp(
        "shop", imports: ["Shop"], testCode: "sim.launch(sceneDelegate: ShopScene())"
    ) { ShopScene() }

    private static let settings = LabApp(
        "settings", imports: ["Settings"], testCode: "sim.launch(sceneDelegate: SettingsScene())"
    ) { SettingsScene() }
}
