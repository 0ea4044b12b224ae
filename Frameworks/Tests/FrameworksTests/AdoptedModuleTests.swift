import Foundation
import Testing

// This module contains the files of InEachModule, as an adopted module does.

private protocol Loading {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
    func download(for request: URLRequest) async throws -> (URL, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

private protocol LoadingWithDelegate {
    func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse)
}

extension URLSession: LoadingWithDelegate {}

extension NSMutableAttributedString {
    fileprivate convenience init(repeating text: String, count: Int) {
        self.init()
        for _ in 0..<count { append(NSAttributedString(string: text)) }
    }
}

@MainActor @Suite struct AdoptedModuleTests {
    private final class Page<Content>: NSObject {}

    @Test func `a session loads for a protocol of the module`() async {
        let loader: any Loading = URLSession.shared
        await #expect(throws: (any Error).self) {
            try await loader.data(for: URLRequest(url: URL(fileURLWithPath: "/none")))
        }
    }

    @Test func `objects of Foundation are created without arguments`() {
        func bundle(_ bundle: Bundle = .init()) -> Bundle { bundle }
        #expect(bundle().bundlePath == "/")
        #expect((NSError().code, Progress().totalUnitCount, URLCache().memoryCapacity) == (0, 0, 0))
        #expect(Timer().timeInterval == 0 && ProcessInfo() === ProcessInfo.processInfo)
        #expect((HTTPURLResponse().statusCode, URLResponse().mimeType) == (0, nil))
        #expect(NSAttributedString().length == 0)
        #expect(NSMutableAttributedString(repeating: "ab", count: 2).string == "abab")
    }

    @Test func `a stream has an error only if it failed`() {
        let (source, output) = (InputStream(data: Data([1])), OutputStream.toMemory())
        source.open()
        output.open()
        var bytes: [UInt8] = [0]
        #expect(source.read(&bytes, maxLength: 1) == 1 && output.write(bytes, maxLength: 1) == 1)
        #expect(source.errorOfStream == nil && output.errorOfStream == nil)
        let absent = InputStream(fileAtPath: "/none/absent")
        absent?.open()
        #expect((absent?.errorOfStream as? CocoaError)?.code == .fileReadUnknown)
    }

    @Test func `a string of Core Foundation is passed as an object`() {
        let passed: Unmanaged<AnyObject> = Unmanaged.passRetained("tea" as CFString)
        #expect(passed.takeRetainedValue() as? NSString == "tea")
    }

    @Test func `values are arguments of formats`() throws {
        let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
        let url = try #require(URL(string: "a:b"))
        #expect(String(format: "%@ %@", id as CVarArg, url as CVarArg) == "\(id) a:b")
        #expect(NSPredicate(format: "SELF == %@", id as CVarArg).evaluate(with: id))
        #expect(NSPredicate(format: "SELF < %@", Date.now as CVarArg).evaluate(with: Date.distantPast))
        let error: any Error = CancellationError()
        NSLog("a logged error: %@, %d", error, 1)
    }

    @Test func `an object conforms to a protocol`() {
        let field: UIView? = UITextField()
        #expect(field?.conforms(to: UITextInput.self) == true)
        #expect(!UIView().conforms(to: UITextInput.self))
    }

    @Test func `every class has a name, and every name a selector`() {
        #expect(NSStringFromClass(Page<Int>.self).hasSuffix("Page<Swift.Int>"))
        #expect(NSStringFromClass(UIView.self).components(separatedBy: ".").last == "UIView")
        #expect(NSStringFromSelector(NSSelectorFromString("go:")) == "go:")
    }

    @Test(arguments: [(-1009, "offline"), (-999, "canceled"), (7, "other")])
    func `every number is the code of an error`(number: Int, meaning: String) {
        let code = URLError.Code(rawValue: number)
        switch code {
        case .notConnectedToInternet: #expect(meaning == "offline")
        case .cancelled: #expect(meaning == "canceled")
        default: #expect(meaning == "other")
        }
        #expect(URLError(URLError.Code(rawValue: number)).code == code ?? .unknown)
    }

    @Test func `formatters of Apple's Foundation take precedence`() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        #expect(formatter.string(from: DateComponents(hour: 2)) == "2 hours")
    }

    @Test func `UIKit has its names of Swift 4`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        #expect(parent.childViewControllers == [child])
        child.removeFromParentViewController()
        let state: UIControlState = .normal
        let attributes: [NSAttributedStringKey: Any] = [
            .underlineStyle: NSUnderlineStyle.styleSingle.rawValue
        ]
        let options = [UIApplicationLaunchOptionsKey("a"): 1]
        #expect(parent.children.isEmpty && state == UIControl.State.normal)
        #expect(attributes.count == 1 && options[UIApplication.LaunchOptionsKey(rawValue: "a")] == 1)
        let name = NSNotification.Name.UIKeyboardWillShow
        #expect(name == UIResponder.keyboardWillShowNotification)
        #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    }
}
