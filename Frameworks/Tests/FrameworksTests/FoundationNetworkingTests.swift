import AppleFoundationNetworking
import Foundation
import FoundationNetworking
import Testing

@Suite struct FoundationNetworkingTests {
    @Test func `URL connections load requests`() async throws {
        let request = URLRequest(url: try #require(URL(string: "nowhere:")))
        let isFailure = await withCheckedContinuation { ended in
            NSURLConnection.sendAsynchronousRequest(request, queue: OperationQueue()) {
                ended.resume(returning: $0 == nil && $1 == nil && $2 != nil)
            }
        }
        #expect(isFailure)
        #expect(NSURLConnection.canHandle(URLRequest(url: try #require(URL(string: "https://a.b")))))
    }

    @Test func `networking's types have the missing members`() {
        #expect(URLCache(memoryCapacity: 7, diskCapacity: 0, directory: nil).memoryCapacity == 7)
        #expect(URLCache(memoryCapacity: 7, diskCapacity: 0).memoryCapacity == 7)
        #expect(URLSessionConfiguration.background(withIdentifier: "a").timeoutIntervalForRequest == 60)
    }
}
